import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type GoldenQuery, parseGolden } from "#tests/search/judge.ts";

/** Pairs of words for the sound key, which are no queries. */
const NO_QUERIES = "sound-pairs.txt";

/** The queries of a folder such as tests/search/golden, by kind: the names of its files. */
export function readGoldenSet(folder: string): Map<string, GoldenQuery[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".txt") && file !== NO_QUERIES);
  return new Map(
    files
      .toSorted()
      .map((file) => [basename(file, ".txt"), parseGolden(readFileSync(join(folder, file), "utf8"))]),
  );
}
