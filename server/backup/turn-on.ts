import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { CopyFault, kindOfFault, PlaceFault, sayFault } from "./fault.ts";
import { CHECK } from "./names.ts";
import { isBucket, openStore } from "./open-store.ts";
import {
  DAYS_KEPT,
  giveToOwnerOf,
  isKeyShown,
  keepCopySettings,
  makeCopyKey,
  readCopyKey,
  readCopySettings,
} from "./settings.ts";
import type { Store } from "./store.ts";
import { openVault } from "./vault.ts";

export type TurnedOn = {
  folder: string;
  /** The key, until it was shown: noteKeyShown says that it was. */
  newKey: Buffer | undefined;
  /** Whether the folder lies on the disk of the shop itself. */
  isSameDisk: boolean;
};

/** Has copies kept in a folder or a bucket from now on: one that is empty, or that holds those of this shop already. Throws a sentence for the owner where it cannot; given up by `signal`, it changes nothing any more. */
export async function turnOn(dataDir: string, asked: string, signal?: AbortSignal): Promise<TurnedOn> {
  try {
    const folder = isBucket(asked) ? openStore(asked).place : await makeFolder(dataDir, asked);
    const known = readCopyKey(dataDir);
    const store = openStore(folder);
    const isHeld = (await store.list(CHECK)).length > 0;
    if (!isHeld && (await holdsOther(store, folder)))
      throw new PlaceFault("not-empty", `${folder} holds something else: name an empty folder.`);
    const foreign = new PlaceFault(
      "other-shop",
      `${folder} holds the copies of another shop, or of an older key: name an empty folder.`,
    );
    if (isHeld && !known) throw foreign;
    signal?.throwIfAborted();
    const key = known ?? makeCopyKey(dataDir);
    const vault = openVault(store, key);
    if (isHeld)
      await vault.getJson(CHECK).catch(() => {
        throw foreign;
      });
    else {
      await vault.putJson(CHECK, { shop: createHash("sha256").update(randomBytes(16)).digest("hex") });
      if (!isBucket(folder)) giveToOwnerOf(dataDir, folder, join(folder, CHECK));
    }
    const days = readCopySettings(dataDir)?.days ?? DAYS_KEPT;
    const isSameDisk = await isOnDiskOf(dataDir, folder);
    signal?.throwIfAborted();
    keepCopySettings(dataDir, { folder, since: new Date().toISOString(), days });
    return { folder, newKey: isKeyShown(dataDir) ? undefined : key, isSameDisk };
  } catch (error) {
    if (error instanceof CopyFault) throw error;
    throw new CopyFault(sayFault(error, asked), kindOfFault(error));
  }
}

/** Whether copies in that place die with the disk of the shop. */
export async function isOnDiskOf(dataDir: string, place: string): Promise<boolean> {
  return !isBucket(place) && (await stat(place)).dev === (await stat(dataDir)).dev;
}

async function makeFolder(dataDir: string, asked: string): Promise<string> {
  await refuseInside(await placeOf(asked), dataDir);
  await makeAll(resolve(asked));
  const folder = await realpath(asked);
  await refuseInside(folder, dataDir);
  return folder;
}

/** Node's own way of making parents, too, never ends in places such as /proc, where nothing can be made. */
async function makeAll(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
  try {
    await make().catch(async (error: unknown) => {
      if (codeOf(error) !== "ENOENT" || dirname(folder) === folder) throw error;
      await makeAll(dirname(folder));
      await make();
    });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** Copies in the data folder would be copied, too, and the next release takes the place of the program. */
async function refuseInside(folder: string, dataDir: string): Promise<void> {
  const data = await realpath(dataDir);
  if (lies(folder, data) || lies(data, folder))
    throw new PlaceFault(
      "in-data-folder",
      `${folder} and DATA_DIR lie in each other: name another folder, best on another disk.`,
    );
  if (lies(folder, await realpath(".")))
    throw new PlaceFault(
      "in-program",
      `${folder} lies in the folder of the program, which an upgrade replaces: name another folder.`,
    );
}

/** Where a folder lies or would lie, links on the way followed. */
async function placeOf(asked: string): Promise<string> {
  const path = resolve(asked);
  const parent = dirname(path);
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || parent === path) throw error;
    return join(await placeOf(parent), basename(path));
  }
}

/** Whether the one is the other or lies in it. */
function lies(inner: string, outer: string): boolean {
  const way = relative(outer, inner);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

async function holdsOther(store: Store, folder: string): Promise<boolean> {
  if (isBucket(folder)) return (await store.list("")).length > 0;
  return (await readdir(folder)).some((name) => name !== "lost+found");
}
