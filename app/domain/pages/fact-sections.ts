import { placeholdersIn } from "#app/domain/pages/placeholders.ts";

// Parts of a text that stand only while a fact of the shop holds, {{#upi}}…{{/upi}}, or only while it does not, {{^upi}}…{{/upi}}.

const INNERMOST = /\{\{\s*([#^])\s*(\w+)\s*\}\}((?:(?!\{\{\s*[#^/]).)*)\{\{\s*\/\s*\2\s*\}\}/gs;
const MARK = /\{\{\s*[#^/]\s*(\w*)\s*\}\}/g;
const EMPTY = /<(p|li|h[1-6]|ul|ol)>\s*<\/\1>/g;

/** The text with the parts that hold, and without the others; what is empty then goes too. An unknown fact does not hold. */
export function keepHolding(html: string, holds: readonly string[]): string {
  const kept = fixpoint(html, (text) =>
    text.replace(INNERMOST, (_, sign: string, fact: string, inner: string) =>
      holds.includes(fact) === (sign === "#") ? inner : "",
    ),
  );
  return kept === html ? html : fixpoint(kept, (text) => text.replace(EMPTY, "")).trim();
}

/** The text without what needs a word that is missing: of a list the whole entry, of a paragraph the sentence. */
export function withoutMissing(html: string, missing: readonly string[]): string {
  const words = placeholdersIn(html).filter((word) => missing.includes(word));
  if (words.length === 0) return html;
  const word = String.raw`\{\{\s*(?:${words.join("|")})\s*\}\}`;
  const inEntry = String.raw`(?:(?!<\/?li\b).)*`;
  const entry = new RegExp(String.raw`<li\b[^>]*>${inEntry}${word}${inEntry}<\/li>`, "gs");
  const sentence = new RegExp(String.raw`\s*[^.!?<>]*${word}[^.!?<>]*[.!?]?`, "g");
  const kept = html.replace(entry, "").replace(sentence, "");
  return fixpoint(kept, (text) => text.replace(EMPTY, "")).trim();
}

/** The text with all its parts, whether they hold or not. */
export function withAllParts(html: string): string {
  return html.replace(MARK, "");
}

/** Names in parts of a text that are no facts, and marks that are not closed, as they stand there. */
export function sectionFaults(html: string, facts: readonly string[]): string[] {
  const unknown = [...html.matchAll(MARK)].filter(([, fact]) => !facts.includes(fact!));
  const unclosed = [...keepHolding(html, facts).matchAll(MARK)];
  return [...new Set([...unknown, ...unclosed].map(([mark]) => mark))];
}

function fixpoint(text: string, step: (text: string) => string): string {
  const next = step(text);
  return next === text ? text : fixpoint(next, step);
}
