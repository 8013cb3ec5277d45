import sax from "sax";
import { columnOf, numberCell } from "#app/domain/payments/sheet-cell.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { openParts, PartRefused, type UnzipProblem } from "#app/services/payments/unzip-parts.server.ts";

export type SheetProblem = "sheet-broken" | "sheet-too-large" | "sheet-formulas";
type Attributes = Record<string, string>;
type Part = () => AsyncGenerator<Uint8Array>;
type Handler = {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
};

const LIMITS = { maxEntries: 500, maxPartBytes: 24 * 1024 * 1024 };
const MOST_MS = 8_000;
const MOST_ROWS = 25_000;
const MOST_COLUMNS = 60;
const MOST_STRINGS = 200_000;
const LONGEST_CELL = 2_000;
const DEEPEST = 30;
const WORKBOOK = "xl/workbook.xml";
const LINKS = "xl/_rels/workbook.xml.rels";
const STRINGS = "xl/sharedStrings.xml";

/** The cells of the first sheet of an Excel file (XLSX) as texts, row by row; dates stay the serial numbers that they are. */
export async function readSheet(
  bytes: Uint8Array,
  mostMs = MOST_MS,
): Promise<Result<string[][], SheetProblem>> {
  const wants = (name: string) =>
    [WORKBOOK, LINKS, STRINGS].includes(name) || name.startsWith("xl/worksheets/");
  const opened = await openParts(bytes, { ...LIMITS, wants, deadlineMs: Date.now() + mostMs });
  if (!opened.ok) return refused(SAID[opened.reason]);
  const parts = opened.value;
  try {
    const sheet = parts.get(await findFirstSheet(parts));
    if (!sheet) return refused("sheet-broken");
    return ok(await readRows(sheet, await readStrings(parts.get(STRINGS))));
  } catch (error) {
    if (!(error instanceof PartRefused)) return refused("sheet-broken");
    const { problem } = error as PartRefused<SheetProblem | UnzipProblem>;
    return refused(problem in SAID ? SAID[problem as UnzipProblem] : (problem as SheetProblem));
  }
}

const SAID: Record<UnzipProblem, SheetProblem> = {
  "zip-broken": "sheet-broken",
  "zip-too-large": "sheet-too-large",
};

/** The workbook names its sheets in their order, a file beside it says where each lies. */
async function findFirstSheet(parts: Map<string, Part>): Promise<string> {
  let first: string | undefined;
  const places = new Map<string, string>();
  await readXml(parts.get(WORKBOOK), {
    open(name, attributes) {
      if (name === "sheet") first ??= attributes["r:id"];
      // Days of such a file are counted from another year.
      if (name === "workbookPr" && /^(1|true)$/.test(attributes.date1904 ?? ""))
        throw new PartRefused("sheet-broken");
    },
  });
  await readXml(parts.get(LINKS), {
    open(name, { Id, Target }) {
      if (name === "Relationship" && Id && Target) places.set(Id, Target);
    },
  });
  const target = places.get(first ?? "") ?? "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

async function readStrings(part: Part | undefined): Promise<string[]> {
  const strings: string[] = [];
  let isText = false;
  if (!part) return strings;
  await readXml(part, {
    open(name) {
      if (name === "si" && strings.push("") > MOST_STRINGS) throw new PartRefused("sheet-too-large");
      isText = name === "t";
    },
    text(text) {
      const last = strings.length - 1;
      if (isText && last >= 0) strings[last] = (strings[last] + text).slice(0, LONGEST_CELL);
    },
    close() {
      isText = false;
    },
  });
  return strings;
}

async function readRows(part: Part, strings: string[]): Promise<string[][]> {
  const rows: string[][] = [];
  let [kind, text, column, isValue] = ["", "", 0, false];
  await readXml(part, {
    open(name, attributes) {
      if (name === "row" && rows.push([]) > MOST_ROWS) throw new PartRefused("sheet-too-large");
      // What a formula shows may not be what the bank wrote.
      if (name === "f") throw new PartRefused("sheet-formulas");
      if (name === "c") {
        [kind, text] = [attributes.t ?? "n", ""];
        column = columnOf(attributes.r ?? "") ?? rows.at(-1)?.length ?? 0;
      }
      isValue = name === "v" || name === "t";
    },
    text(piece) {
      if (isValue) text = (text + piece).slice(0, LONGEST_CELL);
    },
    close(name) {
      isValue = false;
      const row = rows.at(-1);
      if (name !== "c" || !row || column >= MOST_COLUMNS) return;
      while (row.length < column) row.push("");
      row[column] = kind === "s" ? (strings[Number(text)] ?? "") : kind === "n" ? numberCell(text) : text;
    },
  });
  return rows.filter((row) => row.some((cell) => cell !== ""));
}

/** Reads a part piece by piece; strict, without document types, no deeper than sheets are. */
async function readXml(part: Part | undefined, { open, text, close }: Handler): Promise<void> {
  if (!part) throw new PartRefused("sheet-broken");
  const parser = sax.parser(true, { position: false });
  let depth = 0;
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new PartRefused("sheet-broken");
  };
  parser.onopentag = ({ name, attributes }) => {
    if (++depth > DEEPEST) throw new PartRefused("sheet-broken");
    open?.(bare(name), attributes as Attributes);
  };
  parser.ontext = (words) => text?.(words);
  parser.oncdata = (words) => text?.(words);
  parser.onclosetag = (name) => {
    depth--;
    close?.(bare(name));
  };
  const decoder = new TextDecoder("utf-8");
  for await (const piece of part()) parser.write(decoder.decode(piece, { stream: true }));
  parser.close();
}

function bare(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
