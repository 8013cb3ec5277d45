import type { MedicineEntry } from "#app/domain/search/entries.ts";
import { SURELY } from "#app/domain/search/likely-meant.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import { GOODS_TOLD_OF } from "#app/domain/search/names/other-goods.ts";
import type { SearchQuery } from "#app/domain/search/search-query.ts";
import { slipsBetween } from "#app/domain/search/slips.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import type { WordMatch } from "#app/domain/search/word-list.ts";

/** So much of what was typed is in a name of the shop, as it is written or as it sounds. */
const SURE = 0.96;
const SPELT = 0.88;
/** "Otrivin nasal spray adult" is a name; more words tell something. */
const A_NAME = 4;
const TOLD = 0.45;
const NEVER = 2;

/** What other shops sell, spelt nearly right, as the list has it without spaces; undefined where none is named. */
export function otherGoodsIn(
  { plain }: SearchQuery,
  { otherGoods }: Vocabulary,
  best: NameMatch<MedicineEntry> | undefined,
): string | undefined {
  const isNamed = best !== undefined && best.askedShare >= SURE && best.quality >= SPELT;
  const words = plain.split(" ");
  for (const from of words.keys())
    for (const length of [1, 2, 3]) {
      const text = words.slice(from, from + length).join("");
      // "Liv" begins a medicine of the shop, "liv 52" is none.
      if (from + length > words.length || (isNamed && length === 1)) continue;
      const isSame = ({ word, quality }: WordMatch) =>
        quality === 1 ||
        (text.length >= 6 && !isNamed && slipsBetween(text, otherGoods.textOf(word), 1) === 1);
      const found = otherGoods.find(text).find(isSame);
      if (found) return otherGoods.textOf(found.word);
    }
  return undefined;
}

/** How likely a page must be to be meant rather than such goods, in a search of so many words: "mobile dekh ke sar dard" is a headache. */
export function leastBeside(goods: string | undefined, words: number): number {
  if (goods === undefined) return SURELY;
  if (GOODS_TOLD_OF.has(goods)) return words > A_NAME ? TOLD : SURELY;
  return words > A_NAME ? SURELY : NEVER;
}
