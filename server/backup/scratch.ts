import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chooseAccount, keepOwner } from "#server/postgres/account.ts";
import { findBinaries } from "#server/postgres/binaries.ts";
import { findHome, prepareSocketDirectory } from "#server/postgres/place.ts";
import { findPostmaster, stopPostmaster } from "#server/postgres/postmaster.ts";
import { readText } from "#server/postgres/private-files.ts";
import { commandLine, isRunning } from "#server/postgres/process.ts";

/** A place below DATA_DIR for a shop that is brought back for a while. */
export type Scratch = {
  /** The data folder of that shop. */
  shop: string;
  /** Stops its database and removes all of it. */
  discard(): Promise<void>;
};

/** The folders below DATA_DIR: of the shop that a test brings back, of the one that is looked at, of the one that moves in, of the one that a new version is tried on, and of the copy of a database elsewhere. */
export const DRILL_FOLDER = "drill";
export const REWIND_FOLDER = "rewind";
export const MOVE_FOLDER = "move";
export const UPGRADE_FOLDER = "upgrade";
export const SNAPSHOT_FOLDER = "snapshot";

const OWNER = "in-use-by";
const MAKING_MS = 10_000;
const quiet = { info: () => undefined, warn: () => undefined };

/** Takes the place of that name, for one process at a time; undefined while another has it. What one that died left there goes first. */
export async function openScratch(dataDir: string, name: string): Promise<Scratch | undefined> {
  const place = join(dataDir, name);
  if (isInUse(place)) return undefined;
  await clear(place);
  try {
    mkdirSync(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw error;
  }
  // The account of the database has to pass through, whatever the umask.
  chmodSync(place, 0o711);
  writeFileSync(join(place, OWNER), `${process.pid}\n${commandLine(process.pid)}`);
  return { shop: join(place, "shop"), discard: () => clear(place) };
}

/** Removes what a process that died has left in the place of that name. */
export async function clearScratch(dataDir: string, name: string): Promise<void> {
  const place = join(dataDir, name);
  if (!isInUse(place)) await clear(place);
}

function isInUse(place: string): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return false;
  const [number = "", ...words] = readText(join(place, OWNER)).split("\n");
  const pid = Number(number);
  if (!pid) return Date.now() - found.mtimeMs < MAKING_MS;
  // After a restart of the machine the number may belong to another process.
  return isRunning(pid) && commandLine(pid) === words.join("\n");
}

async function clear(place: string): Promise<void> {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return;
  for (const entry of readdirSync(place, { withFileTypes: true }))
    if (entry.isDirectory()) await clearDatabase(join(place, entry.name), place);
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

async function clearDatabase(dataDir: string, place: string): Promise<void> {
  const preferred = chooseAccount();
  const home = findHome({ dataDir, account: preferred, log: quiet });
  const isHere = statSync(home, { throwIfNoEntry: false }) !== undefined;
  const account = isHere ? keepOwner({ home, account: preferred }) : preferred;
  const pid = isHere ? findPostmaster(home) : undefined;
  if (pid !== undefined) {
    const binaries = await findBinaries({ account, log: quiet });
    await stopPostmaster({ home, account, binaries, durability: "full" }, pid);
  }
  if (isHere) rmSync(prepareSocketDirectory({ home, account }), { recursive: true, force: true });
  if (!home.startsWith(place)) rmSync(dirname(home), { recursive: true, force: true });
}
