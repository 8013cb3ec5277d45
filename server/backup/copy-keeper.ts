import { isAbsolute } from "node:path";
import type { CopyKeeper } from "#app/domain/copy-keeper.ts";
import type { PlaceRefusal } from "#app/domain/copy-place.ts";
import { inTime } from "#app/domain/in-time.ts";
import { keyToWords } from "#app/domain/key-words.ts";
import type { Refused } from "#app/domain/result.ts";
import { CopyFault, PlaceFault } from "./fault.ts";
import { isBucket } from "./open-store.ts";
import {
  dropCopySettings,
  isKeyShown,
  keepCopySettings,
  noteKeyShown,
  readCopyKey,
  readCopySettings,
} from "./settings.ts";
import { isOnDiskOf, turnOn } from "./turn-on.ts";

/** A disk of the network that does not answer must not keep the person waiting. */
const LONGEST_TRY_MS = 15_000;
const LONGEST_LOOK_MS = 1_000;

/** What a screen of the open shop may do with the copies of its data folder. */
export function openCopyKeeper({
  dataDir,
  isDaily,
  copyNow,
  testNow,
}: { dataDir: string } & Pick<CopyKeeper, "isDaily" | "copyNow" | "testNow">): CopyKeeper {
  let trying: Promise<unknown> = Promise.resolve();
  return {
    isDaily,
    copyNow,
    testNow,
    settings: () => readCopySettings(dataDir),
    async turnOn(place) {
      // The process may have been started anywhere: a part of a path says nothing.
      if (!isBucket(place) && !isAbsolute(place))
        return refuse(new PlaceFault("not-whole-path", `${place} is no whole path.`));
      // Two at once would make two keys.
      const giving = new AbortController();
      const turnedOn = trying.then(() =>
        inTime(turnOn(dataDir, place, giving.signal), LONGEST_TRY_MS).finally(() => giving.abort()),
      );
      trying = turnedOn.catch(() => undefined);
      try {
        const { folder } = await turnedOn;
        return { ok: true, value: { folder } };
      } catch (error) {
        return refuse(error);
      }
    },
    async isOnOwnDisk() {
      const folder = readCopySettings(dataDir)?.folder;
      return folder !== undefined && inTime(isOnDiskOf(dataDir, folder), LONGEST_LOOK_MS).catch(() => false);
    },
    turnOff: () => dropCopySettings(dataDir),
    keepDays(days) {
      const settings = readCopySettings(dataDir);
      if (settings) keepCopySettings(dataDir, { ...settings, days });
    },
    keyWords() {
      const key = isKeyShown(dataDir) ? undefined : readCopyKey(dataDir);
      return key && keyToWords(key);
    },
    noteKeyShown: () => noteKeyShown(dataDir),
  };
}

function refuse(error: unknown): Refused<PlaceRefusal, { detail: string }> {
  const { message: detail } = error as Error;
  if (error instanceof PlaceFault) return { ok: false, reason: error.reason, detail };
  // What is no fault of copies has not answered in time.
  return { ok: false, reason: error instanceof CopyFault ? error.kind : "away", detail };
}
