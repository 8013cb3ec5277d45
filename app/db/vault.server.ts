import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { NamedKey } from "#app/domain/key-ring.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER = /^sealed:([a-z][a-z0-9]{0,11}):/;
const LONGEST_HEADER = "sealed:".length + 13;

type Key = { id: string; random: Buffer; findable: Buffer; nonce: Buffer; name: Buffer };
let held: Key[] = [];

/** Gives the process the keys that seal and open what lies in tables and files; the last one seals. */
export function holdKeys(keys: readonly NamedKey[]): void {
  held = keys.map(({ id, key }) => {
    const part = (use: string) =>
      Buffer.from(hkdfSync("sha256", Buffer.from(key, "base64url"), "", `materia ${use}`, 32));
    return {
      id,
      random: part("random"),
      findable: part("findable"),
      nonce: part("nonce"),
      name: part("name"),
    };
  });
}

/** The id of the key that seals now. */
export function sealingKeyId(): string {
  return newestKey().id;
}

/** Where a value belongs, such as "consultations.duration SH-C-12"; at another place it does not open. */
type Place = string;

/** AES-256-GCM under the newest key: "sealed:KEY ID:", nonce, ciphertext and tag. */
export function sealBytes(bytes: Uint8Array, place: Place): Buffer {
  const { id, random } = newestKey();
  return encrypt({ id, key: random, nonce: randomBytes(NONCE_BYTES), bytes, place });
}

/** What `sealBytes` sealed for this place; bytes that never were sealed are given as they are. Throws for a key the shop has not got, and for what was changed or moved. */
export function openBytes(stored: Buffer, place: Place): Buffer {
  const id = keyIdOf(stored);
  return id === undefined ? stored : decrypt(stored, { id, place, use: "random" });
}

/** `sealBytes` for a text, all of it in letters; no words stay no words. */
export function sealText(text: string, place: Place): string {
  if (text === "") return "";
  return inLetters(sealBytes(Buffer.from(text), place));
}

/** What `sealText` sealed for this place; a text that never was sealed is given as it is. */
export function openText(stored: string, place: Place): string {
  return openLetters(stored, { place, use: "random" });
}

/**
 * Seals a text so that the same text looks the same and can be found again: the nonce is an HMAC of place and text
 * (as in RFC 5297), so it repeats for the very same text only. Of secrets that nobody can guess this tells nothing.
 */
export function sealFindable(text: string, place: Place): string {
  if (text === "") return "";
  const { id, findable, nonce: nonceKey } = newestKey();
  const bytes = Buffer.from(text);
  const nonce = createHmac("sha256", nonceKey)
    .update(`${place}\n`)
    .update(bytes)
    .digest()
    .subarray(0, NONCE_BYTES);
  return inLetters(encrypt({ id, key: findable, nonce, bytes, place }));
}

/** What `sealFindable` sealed for this place; a text that never was sealed is given as it is. */
export function openFindable(stored: string, place: Place): string {
  return openLetters(stored, { place, use: "findable" });
}

/** Stands for a name where only the same name must look the same: who has the database alone cannot try names until one fits. A newer key gives other ones. */
export function nameHash(name: string): string {
  return createHmac("sha256", newestKey().name).update(name).digest("base64url");
}

/** Which key sealed a text, or a file by its first bytes; undefined for what is not sealed. */
export function keyIdOf(stored: string | Buffer): string | undefined {
  const start = typeof stored === "string" ? stored : stored.toString("latin1", 0, LONGEST_HEADER);
  return HEADER.exec(start)?.[1];
}

function newestKey(): Key {
  const newest = held.at(-1);
  if (!newest)
    throw new Error("The shop has no key to seal with: ENCRYPTION_KEY, or DATA_DIR/encryption-keys.");
  return newest;
}

type Use = "random" | "findable";

function encrypt(sealed: {
  id: string;
  key: Buffer;
  nonce: Buffer;
  bytes: Uint8Array;
  place: Place;
}): Buffer {
  const { id, key, nonce, bytes, place } = sealed;
  const header = Buffer.from(`sealed:${id}:`);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(
    Buffer.concat([header, Buffer.from(place)]),
  );
  return Buffer.concat([header, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(stored: Buffer, { id, place, use }: { id: string; place: Place; use: Use }): Buffer {
  const key = held.find((known) => known.id === id);
  if (!key) throw new Error(`A value is sealed with the key ${id}, which the shop has not got.`);
  const header = Buffer.from(`sealed:${id}:`);
  const nonceEnd = header.length + NONCE_BYTES;
  const tagStart = stored.length - TAG_BYTES;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key[use], stored.subarray(header.length, nonceEnd))
      .setAAD(Buffer.concat([header, Buffer.from(place)]))
      .setAuthTag(stored.subarray(tagStart));
    return Buffer.concat([decipher.update(stored.subarray(nonceEnd, tagStart)), decipher.final()]);
  } catch {
    throw new Error(
      `A value of ${place.split(" ")[0]} does not open: it was changed or moved, or the key ${id} is another one.`,
    );
  }
}

function inLetters(sealed: Buffer): string {
  const end = sealed.indexOf(":", "sealed:".length) + 1;
  return sealed.toString("latin1", 0, end) + sealed.toString("base64url", end);
}

function openLetters(stored: string, { place, use }: { place: Place; use: Use }): string {
  const id = keyIdOf(stored);
  if (id === undefined) return stored;
  const header = `sealed:${id}:`;
  const sealed = Buffer.concat([Buffer.from(header), Buffer.from(stored.slice(header.length), "base64url")]);
  return decrypt(sealed, { id, place, use }).toString();
}
