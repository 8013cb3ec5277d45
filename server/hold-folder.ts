import { mkdirSync, readdirSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "#app/config.server.ts";
import { sayTime } from "./backup/choose.ts";
import { describeSelf, type Holder, isElsewhere, judgeHolder, parseHolder } from "./holder.ts";
import { readText } from "./postgres/private-files.ts";

type Place = Pick<Config, "dataDir" | "databaseUrl">;

const FOLDER = "held";
const BEAT_MS = 1_000;
/** Who is in another container, or was there before a restart, is gone when it has not shown itself for so long. */
const WATCH_MS = 4_000;
const LOOK_MS = 200;

/**
 * Makes this process the one shop of a data folder with a database of its own, and gives what lets it go; throws a sentence
 * where another one has it. Beside a database server of the owner's several processes may share the folder.
 */
export async function holdDataFolder(
  { dataDir, databaseUrl }: Place,
  signal?: AbortSignal,
): Promise<() => Promise<void>> {
  const folder = join(dataDir, FOLDER);
  for (;;) {
    const seen = numbersIn(folder);
    await refuseLiving(dataDir, { numbers: seen, signal });
    if (databaseUrl) return () => Promise.resolve();
    const number = (seen.at(-1) ?? 0) + 1;
    if (!take(dataDir, number)) continue;
    try {
      // Whoever was held up between looking and taking may find that others have come and taken it meanwhile.
      const later = numbersIn(folder).filter((other) => other !== number && !seen.includes(other));
      await refuseLiving(dataDir, { numbers: later, signal });
    } catch (error) {
      rmSync(join(folder, String(number)), { force: true });
      throw error;
    }
    for (const gone of seen) rmSync(join(folder, String(gone)), { force: true });
    return keep(folder, number);
  }
}

/** The shop that has the folder and lives beside this process, if one does. */
export function findHolderHere(dataDir: string): Holder | undefined {
  const holders = numbersIn(join(dataDir, FOLDER)).map((number) =>
    parseHolder(readText(join(dataDir, FOLDER, String(number)))),
  );
  return holders.find((holder) => holder && judgeHolder(holder, dataDir) === "here");
}

/** Refuses to work on a folder whose database server runs in another container or on another machine: nobody here could join it, and a second one would destroy what the first writes. */
export async function refuseHeldElsewhere(dataDir: string, signal?: AbortSignal): Promise<void> {
  for (const number of numbersIn(join(dataDir, FOLDER))) {
    const holder = await findLiving(dataDir, { number, signal });
    if (holder && isElsewhere(holder))
      throw new Error(
        `The database of DATA_DIR (${dataDir}) is open elsewhere: ${sayHolder(holder)}. Do this there, or stop that shop first.`,
      );
  }
}

async function refuseLiving(
  dataDir: string,
  { numbers, signal }: { numbers: number[]; signal: AbortSignal | undefined },
): Promise<void> {
  for (const number of numbers) {
    const holder = await findLiving(dataDir, { number, signal });
    if (holder)
      throw new Error(
        `DATA_DIR (${dataDir}) belongs to a shop that is open: ${sayHolder(holder)}. Stop that one first, or give this one a data folder of its own: set DATA_DIR to another one.`,
      );
  }
}

function sayHolder(holder: Holder): string {
  const where = isElsewhere(holder) ? ` on ${holder.host}, in another container or on another machine,` : ",";
  return `process ${holder.pid}${where} since ${sayTime(holder.since)} (India)`;
}

/** The holder of that number if it lives; one that nothing can be told of is watched for a while. */
async function findLiving(
  dataDir: string,
  { number, signal }: { number: number; signal: AbortSignal | undefined },
): Promise<Holder | undefined> {
  const file = join(dataDir, FOLDER, String(number));
  const first = lastBeat(file);
  for (let watchedMs = 0; watchedMs < WATCH_MS; watchedMs += LOOK_MS) {
    const holder = parseHolder(readText(file));
    const state = holder ? judgeHolder(holder, dataDir) : "unclear";
    if (state === "here") return holder;
    if (state === "gone" || lastBeat(file) === undefined) return undefined;
    if (holder && lastBeat(file) !== first) return holder;
    await sleep(LOOK_MS, undefined, { signal });
  }
  return undefined;
}

/** Whether the number was free: only one of several at once can make its file. */
function take(dataDir: string, number: number): boolean {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, String(number));
  try {
    writeFileSync(file, JSON.stringify(describeSelf(dataDir)), { mode: 0o600, flag: "wx" });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // ENOENT: the last holder has just left, and its folder with it.
    if (code === "EEXIST" || code === "ENOENT") return false;
    rmSync(file, { force: true });
    throw error;
  }
}

function keep(folder: string, number: number): () => Promise<void> {
  const file = join(folder, String(number));
  const beat = setInterval(() => {
    if (numbersIn(folder).some((other) => other > number))
      throw new Error("Another shop has taken the data folder, as this one did not move for a while.");
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Without its file it cannot show itself; it sells on.
    }
  }, BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    rmSync(file, { force: true });
    try {
      rmdirSync(folder);
    } catch {
      // Another start looks at it just now.
    }
  };
}

function lastBeat(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** In rising order: the last is the one that has the folder. */
function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((a, b) => a - b);
  } catch {
    return [];
  }
}
