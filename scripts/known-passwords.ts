// Writes app/domain/accounts/known-passwords.json from lists of well-known passwords, one to a line, or a JSON array of them:
//
//   node scripts/known-passwords.ts PwnedPasswordsTop100k.txt passwords.json
//
// The first list is the 100,000 passwords seen most often in leaks, published to be refused by the UK's National Cyber Security
// Centre out of Have I Been Pwned (which asks for no licence; SecLists carries it under the MIT licence). The second is
// src/passwords.json of @zxcvbn-ts/language-common 4.1.3 (MIT). Neither stands in the repository: the filter tells no password.

import { readFileSync, writeFileSync } from "node:fs";
import { BITS_PER_PASSWORD, placesOf, SHORTEST_KNOWN } from "../app/domain/accounts/known-passwords.ts";

const OUT = new URL("../app/domain/accounts/known-passwords.json", import.meta.url);

const known = new Set(
  process.argv
    .slice(2)
    .flatMap(readList)
    .map((password) => password.normalize("NFKC").toLowerCase().replace(/\s/g, ""))
    .filter((password) => password.length >= SHORTEST_KNOWN),
);
const bits = new Uint8Array(Math.ceil((known.size * BITS_PER_PASSWORD) / 8));
for (const password of known)
  for (const place of placesOf(password, bits.length * 8)) bits[place >>> 3]! |= 1 << (place & 7);
const json = { count: known.size, bits: Buffer.from(bits).toString("base64") };
writeFileSync(OUT, `${JSON.stringify(json, null, 2)}\n`);
process.stdout.write(`${known.size} passwords, ${bits.length} bytes\n`);

function readList(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? (JSON.parse(text) as string[]) : text.split(/\r?\n/);
}
