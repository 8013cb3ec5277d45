/** A line of docs/promises.md: the tests and benches that show it, and the name of the figure that its tests say. */
export type Promised = { line: string; files: string[]; figure: string | undefined };

const LAST_RUN = / \| [^|]* \|$/;
const FIGURE = /<!-- ([a-z-]+) -->[^|]*/;

/** The promises of that text, in its order: every line of a table that names a test. */
export function readPromises(text: string): Promised[] {
  return text.split("\n").flatMap((line) => {
    if (!line.startsWith("| ")) return [];
    const files = [...line.matchAll(/`((?:app|tests)\/[^`]+\.test\.ts|bench\/[^`]+\.ts)`/g)].map(
      ([, file]) => file!,
    );
    return files.length ? [{ line, files, figure: FIGURE.exec(line)?.[1] }] : [];
  });
}

/** The text with the day and the figures of a run; a promise of which a test failed or was not run stays as it was. */
export function writeRun(
  text: string,
  {
    passed,
    figures,
    day,
  }: { passed: ReadonlySet<string>; figures: ReadonlyMap<string, string>; day: string },
): string {
  const shown = readPromises(text).filter(({ files }) => files.every((file) => passed.has(file)));
  return shown.reduce((written, { line, figure }) => {
    const said = figure && figures.get(figure);
    const figured = said ? line.replace(FIGURE, () => `<!-- ${figure} --> ${said} `) : line;
    return written.replace(line, () => figured.replace(LAST_RUN, () => ` | ${day} |`));
  }, text);
}
