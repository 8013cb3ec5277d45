import { withPlainDigits } from "#app/domain/catalog/line-parts.ts";

/** A text in the spelling that names are compared in: small letters, no accents, no signs, one space between words; "sulf" is "sulph". */
export function plainText(text: string): string {
  const letters = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return withPlainDigits(letters.normalize("NFC").toLowerCase())
    .replace(/['’\u200b-\u200f\ufeff]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replace(/(?<!\p{L})sulf/gu, "sulph")
    .trim();
}

/** The words of a text in that spelling. */
export function plainWords(text: string): string[] {
  const plain = plainText(text);
  return plain === "" ? [] : plain.split(" ");
}

const LONGEST_JOINED = 24;

/** Whether words written together may be one: "L3" is a code, "of" would only be two letters. */
export function isJoinable(text: string): boolean {
  return text.length <= LONGEST_JOINED && (text.length > 2 || /\d/.test(text));
}
