import { readdirSync, readFileSync } from "node:fs";
import { type GoldenQuery, parseGolden } from "#tests/search/judge.ts";

/** The queries of a set by kind: "golden", or "held-out", which nobody who writes the search reads. */
export function readGoldenFiles(set: "golden" | "held-out"): Map<string, GoldenQuery[]> {
  const folder = `tests/search/${set}`;
  const files = readdirSync(folder).filter((file) => file.endsWith(".txt") && file !== "sound-pairs.txt");
  return new Map(
    files.map((file) => [file.replace(".txt", ""), parseGolden(readFileSync(`${folder}/${file}`, "utf8"))]),
  );
}
