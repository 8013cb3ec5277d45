import { indiaDate } from "#app/domain/india-time.ts";

type Counted = { url: string; day: string; title: string; count: number };

/** What is counted until it is written: never who, only what and on which day. */
export type Counts = {
  views: Map<string, Counted>;
  searches: Map<string, { term: string; day: string; count: number; foundCount: number }>;
  unknownPaths: Map<string, { path: string; day: string; count: number }>;
};

export type Tally = {
  /** `path` is a page's, `title` is "" where it is not known. */
  countView(view: { path: string; title: string }): void;
  countSearch(search: { term: string; foundCount: number }): void;
  countUnknownPath(path: string): void;
  /** Hands everything over, to be written, and begins anew. */
  take(): Counts;
  /** Takes back what could not be written. */
  putBack(counts: Counts): void;
};

/** More kinds of one thing than this between two writings are somebody's game, and not kept. */
const LARGEST = 5_000;
const LONGEST_PATH = 200;
const MINUTE_MS = 60_000;

/** Counts in memory; a background job writes it every few seconds, so that no visitor waits for it. */
export function createTally({ publicOrigin, clock }: { publicOrigin: string; clock: () => Date }): Tally {
  let counts = nothing();
  const titles = new Map<string, string>();
  let reckoned = { minute: 0, day: "" };
  /** Views of the day by path, so that nothing is made for one more. */
  let ofToday = new Map<string, Counted>();

  return {
    countView({ path, title }) {
      const day = today();
      const counted = ofToday.get(path);
      if (counted && (counted.title === title || title === "")) {
        counted.count += 1;
        return;
      }
      const url = publicOrigin + path;
      if (title !== "" && (titles.has(path) || titles.size < LARGEST)) titles.set(path, title);
      add(counts.views, `${day} ${url}`, {
        url,
        day,
        title: title || (titles.get(path) ?? ""),
        count: 1,
      });
      const now = counts.views.get(`${day} ${url}`);
      if (now) ofToday.set(path, now);
    },
    countSearch({ term, foundCount }) {
      const day = today();
      add(counts.searches, `${day} ${term}`, { term, day, count: 1, foundCount });
    },
    countUnknownPath(asked) {
      const path = asked.replace(/\/+$/, "");
      if (path === "" || path.length > LONGEST_PATH) return;
      const day = today();
      add(counts.unknownPaths, `${day} ${path}`, { path, day, count: 1 });
    },
    take() {
      const taken = counts;
      counts = nothing();
      ofToday = new Map();
      return taken;
    },
    putBack(earlier) {
      for (const [key, each] of earlier.views) add(counts.views, key, each);
      for (const [key, each] of earlier.searches) add(counts.searches, key, each);
      for (const [key, each] of earlier.unknownPaths) add(counts.unknownPaths, key, each);
    },
  };

  /** The day it is in India, reckoned once a minute. */
  function today(): string {
    const now = clock();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute === reckoned.minute) return reckoned.day;
    const day = indiaDate(now);
    if (day !== reckoned.day) ofToday = new Map();
    reckoned = { minute, day };
    return day;
  }
}

function nothing(): Counts {
  return { views: new Map(), searches: new Map(), unknownPaths: new Map() };
}

function add<T extends { count: number }>(counted: Map<string, T>, key: string, one: T): void {
  const before = counted.get(key);
  if (before) Object.assign(before, one, { count: before.count + one.count });
  else if (counted.size < LARGEST) counted.set(key, { ...one });
}
