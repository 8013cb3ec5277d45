import { readSearches, withSearch } from "#app/domain/search/recent-searches.ts";

const NAME = "materia-searches";
/** Where the browser keeps nothing, as in some private windows: as long as the page is open. */
let held: string | null = null;

/** The searches made on this device lately, newest first. */
export function keptSearches(): string[] {
  return readSearches(read());
}

/** Keeps a search on this device. */
export function keepSearch(typed: string): void {
  write(JSON.stringify(withSearch(keptSearches(), typed)));
}

/** Forgets them all. */
export function clearSearches(): void {
  write(null);
}

function read(): string | null {
  try {
    return localStorage.getItem(NAME) ?? held;
  } catch {
    return held;
  }
}

function write(list: string | null): void {
  held = list;
  try {
    if (list === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, list);
  } catch {
    // What is held has to do.
  }
}
