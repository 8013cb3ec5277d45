import { expect, test } from "vitest";
import { VERNACULAR_NAMES } from "#app/content/remedies/vernacular-names.server.ts";
import { EVERYDAY_WORDS } from "#app/domain/search/names/everyday-words.ts";
import { SAYINGS } from "#app/domain/search/sayings/sayings.ts";
import { soundKey } from "#app/domain/search/sound-key.ts";
import { plainText, plainWords } from "#app/domain/search/words.ts";

/** Said so often in the sayings, a word is an everyday one. */
const EVERYDAY = 4;

test("no Hindi name of a remedy sounds like an everyday word of those who tell a complaint", () => {
  const names = [...VERNACULAR_NAMES.values()].flat().map(plainText);
  const said = new Map<string, number>();
  for (const word of SAYINGS.flatMap(([, sayings]) => sayings.flatMap(plainWords)))
    if (!names.includes(word) && !EVERYDAY_WORDS.has(word))
      said.set(soundKey(word), (said.get(soundKey(word)) ?? 0) + 1);
  const single = names.filter((name) => !name.includes(" "));
  expect(single.filter((name) => (said.get(soundKey(name)) ?? 0) >= EVERYDAY)).toEqual([]);
});
