import { createHmac } from "node:crypto";

/** The six digits that an authenticator app shows for a secret in base 32 (RFC 6238). */
export function totpCode(secret: string, at = Date.now()): string {
  const bits = [...secret.replace(/[\s=]/g, "").toUpperCase()]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}
