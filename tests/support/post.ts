import { createHmac } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The newest letter or text message to `recipient` that matches; waits until the shop has sent it. */
export async function readPost(recipient: string, wanted: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(() => {
    found = listPost()
      .filter((message) => message.includes(`To: ${recipient}`))
      .map((message) => wanted.exec(plainBody(message)))
      .find((match) => match !== null)?.[1];
    expect(found, `a message to ${recipient} that has ${wanted}`).toBeDefined();
  }).toPass({ timeout: 120_000 });
  return found!;
}

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

function listPost(): string[] {
  const folder = join(process.env.SHOP_DATA_DIR!, "outbox");
  return readdirSync(folder)
    .sort()
    .reverse()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

function plainBody(message: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(message)) return message;
  const bytes = message
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
