export type MarkedScript = {
  /** Where its element begins and ends. */
  from: number;
  to: number;
  /** With the mark, as they are written. */
  attributes: string;
  code: string;
};

const BEGIN = "<script";
const END = "</script>";

/** The scripts that stand in a page and bear that mark, in their order, as the Latin letters of their bytes, not those that are files of their own; and where every mark is. */
export function findMarked(html: Buffer, mark: string): { scripts: MarkedScript[]; marks: number[] } {
  const scripts: MarkedScript[] = [];
  const marks: number[] = [];
  let at = html.indexOf(mark);
  while (at >= 0) {
    marks.push(at);
    const from = html.lastIndexOf("<", at);
    const opened = html.indexOf(">", at);
    const tag = html.toString("latin1", from, from + BEGIN.length);
    const attributes = html.toString("latin1", from + BEGIN.length, opened);
    const isScript = tag === BEGIN && !/\ssrc=/.test(attributes);
    const ends = isScript ? html.indexOf(END, opened) : -1;
    const isOwn = ends >= 0;
    if (isOwn)
      scripts.push({
        from,
        to: ends + END.length,
        attributes,
        code: html.toString("latin1", opened + 1, ends),
      });
    at = html.indexOf(mark, isOwn ? ends : opened);
  }
  return { scripts, marks };
}
