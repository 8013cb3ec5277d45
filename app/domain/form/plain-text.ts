// Text that people type, made fit to store and print: composed Unicode (Hindi joiners stay), nothing invisible that controls.

const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g;
// Bidirectional overrides can make a name read backwards on a label.
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// Nothing to see, but enough to part a word that a filter looks for: soft hyphens, zero-width spaces, tags. Joiners belong to Hindi.
const UNSEEN = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;

/** One line: control characters become spaces, runs of spaces one space, ends trimmed. */
export function cleanLine(text: string): string {
  return withoutInvisibles(text)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** Several lines: line breaks stay, at most one empty line in a row, other control characters become spaces. */
export function cleanLines(text: string): string {
  return withoutInvisibles(text.replace(LINE_BREAKS, "\n"))
    .replace(/[^\S\n]|(?!\n)\p{Cc}/gu, " ")
    .replace(/ {2,}/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The first characters of a text, whole code points, no space at the end. */
export function cutText(text: string, maxCharacters: number): string {
  return [...text.slice(0, maxCharacters * 2)].slice(0, maxCharacters).join("").trimEnd();
}

function withoutInvisibles(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "")
    .replace(BIDI_CONTROLS, "")
    .replace(UNSEEN, "")
    .normalize("NFC");
}
