import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { readConfig } from "#app/config.server.ts";
import { wordsToKey } from "#app/domain/key-words.ts";
import { readTime, sayTime } from "#server/backup/choose.ts";
import { CHECK } from "#server/backup/names.ts";
import { isBucket, openStore } from "#server/backup/open-store.ts";
import { restoreShop } from "#server/backup/restore.ts";
import { readCopyKey } from "#server/backup/settings.ts";
import { openVault, type Vault } from "#server/backup/vault.ts";

const USAGE = `npm run restore -- FOLDER --into DATA_DIR                            the shop as late as the copies reach
npm run restore -- FOLDER --to "2026-11-23 14:03" --into DATA_DIR    as it was then, in India's time`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" }, into: { type: "string" } },
  });
  const to = values.to === undefined ? undefined : readTime(values.to);
  if (positionals.length !== 1 || !values.into) complain(USAGE);
  else if (values.to !== undefined && to === undefined)
    complain(`"${values.to}" is no moment such as "2026-11-23 14:03".`);
  else await restore({ from: placeOf(positionals[0]!), into: resolve(values.into), to });
} catch (error) {
  complain((error as Error).message);
}

function placeOf(typed: string): string {
  return isBucket(typed) ? typed : resolve(typed);
}

async function restore({
  from,
  into,
  to,
}: {
  from: string;
  into: string;
  to: number | undefined;
}): Promise<void> {
  const vault = await openWithKey(from);
  if (!vault) return;
  const done = await restoreShop(vault, { into, to, say: (words) => console.log(words) });
  console.log(`The shop as it was at ${sayTime(done.to)} is in ${into}, after ${done.seconds.toFixed(1)} s.`);
  console.log(
    `It has ${done.orders} orders, ${done.bills} bills, ${done.batches} batches and ${done.files} files that people sent.`,
  );
  const faults = [...done.lostFiles, ...done.faults];
  if (faults.length === 0)
    console.log("Its database opens, stock equals its ledger, the bills have no gap, and every file opens.");
  else complain(["Not all is right with it:", ...faults.map((fault) => `- ${fault}`)].join("\n"));
  console.log(
    `Start it: DATA_DIR=${into} npm start. Then keep copies of it in a new folder: npm run backup -- on FOLDER`,
  );
}

/** The key of this machine where it fits, else of the words that somebody types. */
async function openWithKey(from: string): Promise<Vault | undefined> {
  const store = openStore(from);
  const own = readCopyKey(readConfig(process.env).dataDir);
  if (own) {
    const vault = openVault(store, own);
    if (
      await vault.getJson(CHECK).then(
        () => true,
        () => false,
      )
    )
      return vault;
  }
  const typed = await askForWords();
  const read = wordsToKey(typed);
  if (read.ok) return openVault(store, Buffer.from(read.key));
  complain(read.sentence);
  return undefined;
}

async function askForWords(): Promise<string> {
  if (!process.stdin.isTTY) return text(process.stdin);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question("The 17 words of the key: ");
  } finally {
    terminal.close();
  }
}

function complain(words: string): void {
  console.error(words);
  process.exitCode = 1;
}
