/** All that people and search engines read of a page, a line for each piece of it; read without a parser, which would take longer than the page. */
export function wordsOf(html: string): string {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => json,
  );
  const shown = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, " ");
  const named = [...shown.matchAll(/\s(?:content|alt|aria-label)="([^"]*)"/g)].map(([, words]) => words);
  const text = shown.replace(/<!--.*?-->/gs, "").replace(/<[^>]*>/g, " ");
  return [...data, ...named, text]
    .join("\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/[^\S\n]+/g, " ");
}

/** The page about the shop writes the number behind its word, "brands 16": turned round, so that all are read alike. */
export function numbersFirst(text: string): string {
  return text.replace(/(medicines|brands)(?: on the shelf)? (\d[\d,]*\+?)/g, "$2 $1;");
}

/** Words that are for the owner and stand on the Today board: what is missing, counts of nothing, notes and slips of ours. */
const NOT_FOR_VISITORS =
  /not (?:yet )?(?:been )?entered|have not entered|ask at the counter|person in charge of the shop|our own drawings|(?<![\d,.])0 (?:products|medicines|packs|brands|reviews)\b|\{\{|\bundefined\b|\bNaN\b|\bTODO\b/gi;

/** Each of them by the path of its page, with the words around it; "sample" too where no sample is left. */
export function notesOn(
  pages: ReadonlyMap<string, string>,
  { hasSamples }: { hasSamples: boolean },
): string[] {
  return [...pages].flatMap(([path, text]) => {
    const found = [...text.matchAll(NOT_FOR_VISITORS), ...(hasSamples ? [] : text.matchAll(/\bsample\b/gi))];
    return found.map(({ index }) => `${path}: ${text.slice(Math.max(0, index - 40), index + 60)}`);
  });
}
