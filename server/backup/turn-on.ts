import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { CopyFault, sayFault } from "./fault.ts";
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

/** Has copies kept in a folder or a bucket from now on: one that is empty, or that holds those of this shop already. */
export async function turnOn(dataDir: string, asked: string): Promise<TurnedOn> {
  try {
    const folder = isBucket(asked) ? openStore(asked).place : makeFolder(dataDir, asked);
    const known = readCopyKey(dataDir);
    const store = openStore(folder);
    const isHeld = (await store.list(CHECK)).length > 0;
    if (!isHeld && (await holdsOther(store, folder)))
      throw new CopyFault(`${folder} holds something else: name an empty folder.`);
    const foreign = new CopyFault(
      `${folder} holds the copies of another shop, or of an older key: name an empty folder.`,
    );
    if (isHeld && !known) throw foreign;
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
    keepCopySettings(dataDir, { folder, since: new Date().toISOString(), days });
    const isSameDisk = !isBucket(folder) && statSync(folder).dev === statSync(dataDir).dev;
    return { folder, newKey: isKeyShown(dataDir) ? undefined : key, isSameDisk };
  } catch (error) {
    throw new CopyFault(sayFault(error, asked));
  }
}

function makeFolder(dataDir: string, asked: string): string {
  mkdirSync(asked, { recursive: true, mode: 0o700 });
  const folder = realpathSync(asked);
  const data = realpathSync(dataDir);
  for (const [inner, outer] of [
    [folder, data],
    [data, folder],
  ] as const)
    if (!relative(outer, inner).startsWith(".."))
      throw new CopyFault(
        `${folder} and DATA_DIR lie in each other: name another folder, best on another disk.`,
      );
  return folder;
}

async function holdsOther(store: Store, folder: string): Promise<boolean> {
  if (isBucket(folder)) return (await store.list("")).length > 0;
  return readdirSync(folder).some((name) => name !== "lost+found");
}
