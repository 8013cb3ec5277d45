import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { CopyFault } from "./fault.ts";

// The construction STREAM of Hoang, Reyhanitabar, Rogaway and Vizár, as age uses it: each piece has its number and
// whether it is the last one in its nonce, so that none can be changed, moved, left out or cut off unseen.
const MAGIC = Buffer.from("materia1");
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const PIECE_BYTES = 65_536;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Packs and seals bytes for one name in the store; under another name, or with another key, they do not open. */
export function pack(key: Buffer, name: string, bytes: Bytes): AsyncGenerator<Buffer> {
  const gzip = createGzip({ level: 1 });
  // What fails on the way in is thrown to who reads on the way out.
  pipeline(Readable.from(bytes), gzip).catch(() => undefined);
  return seal(key, name, gzip);
}

/** What `pack` sealed for this name; throws a sentence for what was changed or cut off. */
export async function* unpack(key: Buffer, name: string, bytes: Bytes): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 262_144 });
  pipeline(Readable.from(unseal(key, name, bytes)), gunzip).catch(() => undefined);
  for await (const piece of gunzip) yield piece as Buffer;
}

async function* seal(key: Buffer, name: string, bytes: Bytes): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const own = ownKey(key, salt, name);
  yield Buffer.concat([MAGIC, salt]);
  let number = 0;
  const sealPiece = (piece: Buffer, isLast: boolean) => {
    const cipher = createCipheriv("aes-256-gcm", own, nonceOf(number++, isLast));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  for await (const { piece, isLast } of inPieces(bytes, PIECE_BYTES)) yield sealPiece(piece, isLast);
}

async function* unseal(key: Buffer, name: string, bytes: Bytes): AsyncGenerator<Buffer> {
  const damaged = () =>
    new CopyFault(`The copy ${name} is damaged: it was changed or cut off after it was written.`);
  let own: Buffer | undefined;
  let number = 0;
  const openPiece = (piece: Buffer, isLast: boolean) => {
    const end = piece.length - TAG_BYTES;
    if (end < 0) throw damaged();
    try {
      const decipher = createDecipheriv("aes-256-gcm", own!, nonceOf(number++, isLast));
      decipher.setAuthTag(piece.subarray(end));
      return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
    } catch {
      throw damaged();
    }
  };
  let head = Buffer.alloc(0);
  const rest = async function* () {
    const headBytes = MAGIC.length + SALT_BYTES;
    for await (const part of bytes) {
      if (own) {
        yield part;
        continue;
      }
      head = Buffer.concat([head, part]);
      if (head.length < headBytes) continue;
      if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged();
      own = ownKey(key, head.subarray(MAGIC.length, headBytes), name);
      yield head.subarray(headBytes);
    }
    if (!own) throw damaged();
  };
  for await (const { piece, isLast } of inPieces(rest(), PIECE_BYTES + TAG_BYTES))
    yield openPiece(piece, isLast);
}

/** Cuts bytes into pieces of one size; the last one, which may be shorter or empty, says so. */
async function* inPieces(bytes: Bytes, size: number): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    parts.push(part);
    length += part.length;
    if (length <= size) continue;
    let whole = Buffer.concat(parts);
    for (; whole.length > size; whole = whole.subarray(size))
      yield { piece: whole.subarray(0, size), isLast: false };
    parts = [whole];
    length = whole.length;
  }
  yield { piece: Buffer.concat(parts), isLast: true };
}

function ownKey(key: Buffer, salt: Uint8Array, name: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, `materia copy 1 ${name}`, 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
