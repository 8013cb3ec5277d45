import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "#app/db/client.server.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";

/** How long a search waits for names that have just changed; then it is answered with those before. */
const LONGEST_WAIT_MS = 400;
/** What an import changes row by row is read once. */
const PAUSE_MS = 50;

export type VocabularyKeeper = {
  /** The names as they are; up to a second old while new ones are being read. */
  current(): Promise<Vocabulary>;
  /** To be told of each change of a name. */
  markChanged(): void;
};

/** Keeps the names that search knows in memory, and reads them anew after a change. */
export function keepVocabulary(
  db: Db,
  {
    catchUp,
    onRead,
    onError,
  }: {
    catchUp: () => Promise<boolean>;
    /** To be told that new names are known: what was made with older ones must go. */
    onRead: () => void;
    onError: (error: unknown) => void;
  },
): VocabularyKeeper {
  let known: Vocabulary | undefined;
  let isChanged = true;
  let reading: Promise<Vocabulary> | undefined;

  async function read(): Promise<Vocabulary> {
    isChanged = false;
    try {
      known = await readVocabulary(db);
      onRead();
      return known;
    } catch (error) {
      isChanged = true;
      throw error;
    } finally {
      reading = undefined;
    }
  }

  function readOnce(): Promise<Vocabulary> {
    reading ??= known ? sleep(PAUSE_MS).then(read) : read();
    return reading;
  }

  return {
    async current() {
      // Without news of changes, every search reads anew.
      if (!(await catchUp())) isChanged = true;
      if (known && !isChanged && !reading) return known;
      const fresh = readOnce();
      if (!known) return fresh;
      fresh.catch(onError);
      const older = known;
      return Promise.race([fresh, sleep(LONGEST_WAIT_MS, older)]).catch(() => older);
    },
    markChanged() {
      isChanged = true;
      if (known) readOnce().catch(onError);
    },
  };
}
