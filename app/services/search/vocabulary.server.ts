import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "#app/db/client.server.ts";
import type { CatchUp } from "#app/db/readings.server.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { readOwnWords, readVocabulary } from "#app/services/search/read-vocabulary.server.ts";

/** How long after a change a search waits for the new names; then it is answered with those before. */
const LONGEST_WAIT_MS = 400;
/** What an import changes row by row is read once. */
const PAUSE_MS = 50;

export type VocabularyKeeper = {
  /** The names as they are; those before while new ones are being read and made. `catchUp` instead of the keeper's own, for one page. */
  current(catchUp?: CatchUp): Promise<Vocabulary>;
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
    catchUp: CatchUp;
    /** To be told that new names are known: what was made with older ones must go. */
    onRead: () => void;
    onError: (error: unknown) => void;
  },
): VocabularyKeeper {
  let known: Vocabulary | undefined;
  let isChanged = true;
  let reading: { fresh: Promise<Vocabulary>; startedAt: number } | undefined;
  let lastTookMs = 0;

  function learn(names: Vocabulary): Vocabulary {
    known = names;
    onRead();
    return names;
  }

  async function read(): Promise<Vocabulary> {
    const startedAt = performance.now();
    isChanged = false;
    try {
      return learn(await readVocabulary(db));
    } catch (error) {
      isChanged = true;
      throw error;
    } finally {
      lastTookMs = performance.now() - startedAt;
      reading = undefined;
    }
  }

  /** All that changes while names are being read is read once more, after as long a pause as reading takes. */
  async function readAgain(): Promise<Vocabulary> {
    const fresh = await read();
    if (isChanged) readOnce(lastTookMs).fresh.catch(onError);
    return fresh;
  }

  function readOnce(pauseMs = 0): NonNullable<typeof reading> {
    reading ??= {
      fresh: known ? sleep(Math.max(PAUSE_MS, pauseMs)).then(readAgain) : readAgain(),
      startedAt: performance.now(),
    };
    return reading;
  }

  /** The owner's words are few, and known before all names are read anew. */
  const learnOwnWords = onceAtATime(async () => {
    const synonyms = await readOwnWords(db);
    if (known && !isSame(known.synonyms, synonyms)) learn({ ...known, synonyms });
  });

  return {
    async current(ask = catchUp) {
      // Without news of changes, every search reads anew.
      if (!(await ask())) isChanged = true;
      if (known && !isChanged && !reading) return known;
      const { fresh, startedAt } = readOnce();
      if (!known) return fresh;
      fresh.catch(onError);
      const waitMs = startedAt + LONGEST_WAIT_MS - performance.now();
      if (lastTookMs < LONGEST_WAIT_MS && waitMs > 0)
        await Promise.race([fresh.catch(() => undefined), sleep(waitMs)]);
      return known;
    },
    markChanged() {
      isChanged = true;
      if (!known) return;
      learnOwnWords().catch(onError);
      readOnce().fresh.catch(onError);
    },
  };
}

/** The work as it is done one at a time: whoever asks meanwhile has it done once more. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = () => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}

function isSame(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): boolean {
  return before.size === now.size && [...now].every(([word, means]) => before.get(word) === means);
}
