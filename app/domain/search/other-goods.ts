import type { MedicineEntry } from "#app/domain/search/entries.ts";
import { SPELT, SURE } from "#app/domain/search/how-sure.ts";
import { SURELY } from "#app/domain/search/likely-meant.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import { GOODS_TOLD_OF } from "#app/domain/search/names/other-goods.ts";
import type { SearchQuery } from "#app/domain/search/search-query.ts";
import { slipsBetween } from "#app/domain/search/slips.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import type { WordMatch } from "#app/domain/search/word-list.ts";

/** "Otrivin nasal spray adult" is a name; more words tell something. */
const A_NAME = 4;
const TOLD = 0.45;
const NEVER = 2;

/** What other shops sell, spelt nearly right, as the list has it without spaces; undefined where none is named. */
export function otherGoodsIn(
  { plain, words }: Pick<SearchQuery, "plain" | "words">,
  { otherGoods }: Vocabulary,
  best: NameMatch<MedicineEntry> | undefined,
): string | undefined {
  const isNamed = best !== undefined && best.askedShare >= SURE && best.quality >= SPELT;
  const inName = new Set(isNamed ? best.places.map((at) => words[at]) : []);
  const typed = plain.split(" ");
  for (const from of typed.keys())
    for (const length of [1, 2, 3]) {
      const text = typed.slice(from, from + length).join("");
      // "Liv" begins a medicine of the shop, "liv 52" is none; nor is "betnovate c" Allium cepa.
      if (from + length > typed.length || (length === 1 && inName.has(text))) continue;
      // "Boil on" is no Boiron.
      const areWords = typed.slice(from, from + length).every((word) => word.length > 2);
      const isSame = ({ word, quality }: WordMatch) =>
        quality === 1 ||
        (text.length >= 6 && areWords && !isNamed && slipsBetween(text, otherGoods.textOf(word), 1) === 1);
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
