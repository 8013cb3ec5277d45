// Long texts name a fact by its word, {{freeFrom}}; the fact itself stands once, in the settings.

const PLACEHOLDER = /\{\{\s*([\w-]*)\s*\}\}/g;
const LIST_IN_PARAGRAPH = /<p>\s*(\{\{\s*\w+List\s*\}\})\s*<\/p>/g;

/** The words a text asks for, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, word]) => word!))];
}

/** The text with every word replaced by its HTML; a word that is not known stays as it is. A list takes the place of its paragraph. */
export function fillPlaceholders(html: string, words: Readonly<Record<string, string>>): string {
  return html
    .replace(LIST_IN_PARAGRAPH, "$1")
    .replace(PLACEHOLDER, (whole, word: string) => (Object.hasOwn(words, word) ? words[word]! : whole));
}
