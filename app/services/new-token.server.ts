import { randomBytes } from "node:crypto";

/** A secret for an address or a cookie that nobody can guess: 128 bits in 22 letters, or 192 bits in 32. */
export function newToken(bits: 128 | 192 = 128): string {
  return randomBytes(bits / 8).toString("base64url");
}
