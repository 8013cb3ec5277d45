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
