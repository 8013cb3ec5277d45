import { parsePotency, potencyLabel } from "#app/domain/catalog/potency.ts";

/** Every word with a capital, as labels print Latin names: "Nyctanthes Arbor-Tristis". */
export function labelName(latinName: string): string {
  return latinName.replace(
    /(^|[\s-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** "a, b and c". */
export function inWords(list: readonly string[]): string {
  return list.length < 2 ? (list[0] ?? "") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
}

/** A potency as labels print it, "30C" as "30 CH"; words that name none ("drops") stay as they are. */
export function potencyWords(text: string): string {
  const potency = parsePotency(text);
  return potency ? potencyLabel(potency) : text;
}
