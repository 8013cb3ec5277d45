// What a product is found by when somebody types into the search box: one lower-case line, kept beside the product and
// matched by "contains". Arnica Montana 30 CH of SBL is found by "arnica 30", "arn 30c", "leopard's bane" and "sbl arnica".
// A pack is written apart ("11 ml", never "11ml"), so that the potency "1m" is not found in it.

import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";

const PACK_WORD = /^(ml|g|gm|gms|tabs?|tablets?|x)$/;

/** The search line of a product: its names, the usual writings of its potency, pack, brand with aliases and form; no word twice. */
export function searchTextOf({
  names,
  potency,
  packSize,
  brandNames,
  formNames,
}: {
  names: readonly string[];
  potency: Potency | undefined;
  packSize: string;
  brandNames: readonly string[];
  formNames: readonly string[];
}): string {
  const parts = [
    ...names,
    ...(potency ? potencyWritings(potency) : []),
    packSize,
    ...brandNames,
    ...formNames,
  ];
  const words = parts
    .join(" ")
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}/&'.+-]+/gu, " ")
    .trim();
  return [...new Set(words.split(" "))].join(" ");
}

/** How people write a potency: 30 CH as 30, 30c and 30ch; LM 1 as lm1 and 0/1; Q as mt and mother tincture. */
export function potencyWritings(potency: Potency): string[] {
  const { scale, number } = potency;
  const label = potencyLabel(potency).toLowerCase();
  if (scale === "Q") return ["q", "mt", "mother tincture"];
  if (scale === "X") return [`${number}x`, `${number}d`];
  if (scale === "LM") return [`lm${number}`, `0/${number}`];
  return label.endsWith("ch") ? [label, `${number}c`, `${number}ch`] : [label, `${number}c`];
}

/** The words of a search in small letters; a bare number is a potency and never a pack: the "30" of "arnica 30", not that of "30 ml" or "30ml". */
export function searchWords(query: string): { text: string; isBareNumber: boolean }[] {
  const words = query
    .toLowerCase()
    .replace(/(\d)(ml|g)(?!\S)/g, "$1 $2")
    .split(" ")
    .filter(Boolean);
  return words.map((text, i) => ({
    text,
    isBareNumber: /^\d+$/.test(text) && !PACK_WORD.test(words[i + 1] ?? ""),
  }));
}
