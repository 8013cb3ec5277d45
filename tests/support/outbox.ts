import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The letters that lie in a shop's outbox folder as somebody reads them: quoted-printable undone. */
export function readLetters(dataDir: string): string[] {
  const folder = join(dataDir, "outbox");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => decodeQuoted(readFileSync(join(folder, name), "latin1")));
}

function decodeQuoted(letter: string): string {
  const bytes = letter
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
