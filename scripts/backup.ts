import { constants, setPriority } from "node:os";
import { type Config, readConfig } from "#app/config.server.ts";
import { readCopyDays } from "#app/domain/copy-place.ts";
import { judgeCopies } from "#app/domain/copy-state.ts";
import { type DrillCondition, judgeDrill } from "#app/domain/drill-state.ts";
import { keyToWords } from "#app/domain/key-words.ts";
import { readCopyState, readDrillState } from "#app/integrations/copy-state.server.ts";
import { sayTime } from "#server/backup/choose.ts";
import { drillCopies } from "#server/backup/drill.ts";
import { makeWholeCopy } from "#server/backup/make-whole-copy.ts";
import { openStore } from "#server/backup/open-store.ts";
import { pruneCopies } from "#server/backup/prune.ts";
import {
  dropCopySettings,
  keepCopySettings,
  noteKeyShown,
  readCopyKey,
  readCopySettings,
} from "#server/backup/settings.ts";
import { copySnapshot } from "#server/backup/snapshot.ts";
import { turnOn } from "#server/backup/turn-on.ts";
import { openVault } from "#server/backup/vault.ts";
import { openDatabaseServer } from "#server/database.ts";

const USAGE = `npm run backup -- on FOLDER         keeps copies of the shop in the folder, from now on
npm run backup -- on s3://bucket/shop   the same in a bucket; its keys are settings (.env.example)
npm run backup -- status            up to when the work is safe
npm run backup -- now               makes a whole copy now
npm run backup -- drill             tests the newest copies now, as the shop does once a week
npm run backup -- prune --days 30   keeps every moment of so many days, and removes what is older
npm run backup -- off               keeps no more copies; those that are there stay`;

const quiet = { info: () => undefined, warn: () => undefined };

try {
  const config = readConfig(process.env);
  const { dataDir } = config;
  const [command, ...rest] = process.argv.slice(2);
  if (command === "on" && rest.length === 1) await on(config, rest[0]!);
  else if (command === "off" && rest.length === 0) off(dataDir);
  else if (command === "status" && rest.length === 0) await status(dataDir);
  else if (command === "now" && rest.length === 0) await now();
  else if (command === "drill" && rest.length === 0) await drill(dataDir);
  else if (command === "prune" && rest[0] === "--days" && readCopyDays(rest[1] ?? ""))
    await prune(dataDir, readCopyDays(rest[1]!)!);
  else complain(USAGE);
} catch (error) {
  complain((error as Error).message);
}

async function on({ dataDir, databaseUrl }: Config, asked: string): Promise<void> {
  const { folder, newKey, isSameDisk } = await turnOn(dataDir, asked);
  console.log(
    `Copies of the shop go to ${folder} from now on, sealed, while the shop is open${databaseUrl ? `: all of it once a day, as the database is at DATABASE_URL. Orders between two copies are safe only by that server’s own backup` : ""}.`,
  );
  if (isSameDisk)
    console.log(
      "This folder is on the shop's own disk: when that disk dies, the copies die too. Use another disk.",
    );
  if (newKey) {
    console.log("\nThe key of the copies, shown only now. Write these 17 words on paper, in this order:\n");
    const words = keyToWords(newKey).map((word, n) => `${String(n + 1).padStart(2)} ${word.padEnd(10)}`);
    for (let n = 0; n < words.length; n += 5) console.log(`  ${words.slice(n, n + 5).join("")}`);
    console.log(
      "\nOn another machine nobody brings the shop back without them. Keep the paper away from the copies.",
    );
    noteKeyShown(dataDir);
  } else console.log("The key is the one whose words you have already.");
}

function off(dataDir: string): void {
  const settings = readCopySettings(dataDir);
  dropCopySettings(dataDir);
  console.log(
    settings
      ? `No more copies are kept. Those in ${settings.folder} stay, with people who were erased since: delete them once nobody needs them.`
      : "No copies were kept.",
  );
}

async function status(dataDir: string): Promise<void> {
  const settings = readCopySettings(dataDir);
  const state = settings && (await readCopyState(dataDir));
  const found = judgeCopies(state ?? (settings && { ...settings }), new Date());
  if (found.kind === "off") return complain("No copies of the shop are kept: npm run backup -- on FOLDER");
  console.log(`Copies go to ${settings!.folder} and reach ${settings!.days} days back.`);
  if (state?.baseAt) console.log(`The last whole copy was made at ${sayTime(Date.parse(state.baseAt))}.`);
  if (found.kind === "first") console.log("The first whole copy is not there yet.");
  if (found.kind === "safe")
    console.log(
      `The work is safe up to ${sayTime(Date.parse(found.safeAt))}, ${found.secondsAgo} seconds ago.`,
    );
  sayDrill(judgeDrill(settings, await readDrillState(dataDir), new Date()));
  if (found.kind === "stopped")
    complain(
      `The copies have stopped${found.safeAt ? `: the work is safe up to ${sayTime(Date.parse(found.safeAt))} only` : ""}. ${found.error || "Is the shop open? Copies are made while it is."}`,
    );
}

/** Asks for a whole copy; where the shop is shut, it is made here. */
async function now(): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir } = config;
  if (!readCopySettings(dataDir))
    return complain("No copies of the shop are kept: npm run backup -- on FOLDER");
  const askedAt = Date.now();
  if (config.databaseUrl) {
    setPriority(constants.priority.PRIORITY_LOW);
    const ending = new AbortController();
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => ending.abort());
    const find = () => openDatabaseServer(config, quiet);
    await copySnapshot(dataDir, { find, signal: ending.signal });
  } else {
    const database = await openDatabaseServer(config, quiet);
    const { place: home, own } = database;
    await makeWholeCopy({ dataDir, home, server: own! }).finally(() => database.stop());
  }
  console.log(`A whole copy was made in ${((Date.now() - askedAt) / 1000).toFixed(1)} s.`);
}

/** Behind everything else that the machine does; broken off, it leaves nothing behind. */
async function drill(dataDir: string): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  const { faults, lacksRoom, found } = await drillCopies(dataDir, {
    onOpen({ discard }) {
      for (const name of ["SIGINT", "SIGTERM", "SIGHUP"])
        process.once(name, () => void discard().finally(() => process.exit(1)));
    },
  });
  if (lacksRoom) return complain("The disk of DATA_DIR has no room for a second shop: make room there.");
  if (found)
    console.log(
      `The shop of ${sayTime(Date.parse(found.to))} came back in ${found.seconds.toFixed(1)} s: ${found.orders} orders, ${found.bills} bills, ${found.batches} batches and ${found.files} files.`,
    );
  if (faults.length > 0) complain(sayFaults(faults));
  else console.log("Stock equals its ledger, the bills have no gap, and every file opens. All well.");
}

function sayDrill(found: DrillCondition): void {
  if (found.kind === "well") console.log(`Copies tested on ${dayOf(found.wellAt)}: all well.`);
  if (found.kind === "waiting")
    console.log("The copies have not been tested yet; the shop does that by itself.");
  if (found.kind === "failed")
    complain(`The copies were tested on ${dayOf(found.triedAt)}. ${sayFaults(found.faults)}`);
  if (found.kind === "late")
    complain(
      `No test of the copies has gone well since ${dayOf(found.since)}. ${found.lacksRoom ? "The disk of DATA_DIR has no room for one." : "Run one: npm run backup -- drill"}`,
    );
}

function sayFaults(faults: string[]): string {
  return ["Not all is right:", ...faults.map((fault) => `- ${fault}`)].join("\n");
}

function dayOf(instant: string): string {
  return sayTime(Date.parse(instant)).slice(0, 10);
}

async function prune(dataDir: string, days: number): Promise<void> {
  const settings = readCopySettings(dataDir);
  const key = readCopyKey(dataDir);
  if (!settings || !key) return complain("No copies of the shop are kept: npm run backup -- on FOLDER");
  keepCopySettings(dataDir, { ...settings, days });
  const vault = openVault(openStore(settings.folder), key);
  const count = await pruneCopies(vault, { dataDir, days, now: Date.now() });
  console.log(`Every moment of the last ${days} days is kept; ${count} older pieces were removed.`);
}

function complain(words: string): void {
  console.error(words);
  process.exitCode = 1;
}
