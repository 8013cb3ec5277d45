// What a product is called, in one lower-case line that is kept beside it: in the office every typed word begins one of these
// ("arn 30c", "sbl arnica"), and those that the office gave the product itself are names for the search of the shop too.
// A pack is written apart ("11 ml", never "11ml"), so that the potency "1m" is not found in it.

import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";

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
