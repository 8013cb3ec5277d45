import type { MedicineEntry } from "#app/domain/search/entries.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import type { SearchQuery } from "#app/domain/search/search-query.ts";
import { slipsBetween } from "#app/domain/search/slips.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";

/** So much of what was typed is in a name of the shop, as it is written or as it sounds. */
const SURE = 0.96;
const SPELT = 0.88;

/** The name of something that other shops sell, spelt nearly right. */
export function isOtherGoods(
  { plain }: SearchQuery,
  { otherGoods }: Vocabulary,
  best: NameMatch<MedicineEntry> | undefined,
): boolean {
  const isNamed = best !== undefined && best.askedShare >= SURE && best.quality >= SPELT;
  const words = plain.split(" ");
  return words.some((_, from) =>
    [1, 2, 3].some((length) => {
      const text = words.slice(from, from + length).join("");
      // "Liv" begins a medicine of the shop, "liv 52" is none.
      if (from + length > words.length || (isNamed && length === 1)) return false;
      return otherGoods
        .find(text)
        .some(
          ({ word, quality }) =>
            quality === 1 ||
            (text.length >= 6 && !isNamed && slipsBetween(text, otherGoods.textOf(word), 1) === 1),
        );
    }),
  );
}
