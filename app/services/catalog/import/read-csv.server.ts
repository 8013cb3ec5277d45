import { parse } from "csv-parse/sync";
import type { FileProblem, RowProblem } from "#app/domain/catalog/import-row.ts";
import { PRODUCT_FIELDS, type ProductField, type ProductFields } from "#app/domain/catalog/product-fields.ts";
import { unguardCell } from "#app/domain/csv-cell.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";

/** A row of the file by its number there (the headings are row 1): its cells, or why it cannot be read. */
export type CsvRow = { rowNumber: number; cells: Partial<ProductFields>; problem: RowProblem | undefined };

const MAX_ROWS = 20_000;

const LONGEST_ROW = 64 * 1024;
const UNREADABLE = "\ufffd";

/** The rows of a CSV file with headings of the catalogue, in any order; a broken row is named and the ones after it are read all the same. */
export function readCatalogCsv(bytes: Uint8Array): Result<CsvRow[], FileProblem> {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return refused("not-utf8");
  // A zero byte is no letter either, and the database keeps none.
  const text = new TextDecoder("utf-8").decode(bytes).replaceAll("\0", UNREADABLE);
  const records = readRecords(text);
  const [headings, ...rows] = records;
  if (!headings || headings === "quote") return refused("empty");
  const columns = headings.map((cell) => cell.trim());
  while (columns.length > 1 && columns.at(-1) === "") columns.pop();
  if (columns.some((column) => column.includes(UNREADABLE))) return refused("not-utf8");
  if (!columns.includes("sku")) return refused("no-sku-column");
  if (columns.some((column) => !PRODUCT_FIELDS.includes(column as ProductField)))
    return refused("unknown-column");
  if (new Set(columns).size < columns.length) return refused("column-twice");
  const filled = rows
    .map((cells, place) => ({ cells, rowNumber: place + 2 }))
    .filter(({ cells }) => cells === "quote" || cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) return refused("empty");
  if (filled.length > MAX_ROWS) return refused("too-many-rows");
  return ok(
    filled.map(({ cells, rowNumber }) => ({
      rowNumber,
      ...(cells === "quote" ? { cells: {}, problem: "quote" as const } : readCells(cells, columns)),
    })),
  );
}

function readCells(cells: string[], columns: string[]): Omit<CsvRow, "rowNumber"> {
  const named = Object.fromEntries(columns.map((column, place) => [column, unguardCell(cells[place] ?? "")]));
  const beyond = cells.slice(columns.length).some((cell) => cell.trim() !== "");
  const problem = beyond
    ? "too-many-cells"
    : cells.length < columns.length
      ? "too-few-cells"
      : cells.some((cell) => cell.includes(UNREADABLE))
        ? "encoding"
        : undefined;
  return { cells: named, problem };
}

/** All records; where a quote is wrong, reading goes on with the next line. */
function readRecords(text: string): (string[] | "quote")[] {
  const records: (string[] | "quote")[] = [];
  const options = {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  };
  let rest: Buffer = Buffer.from(text);
  while (rest.length > 0) {
    let readBytes = 0;
    try {
      parse(rest, {
        ...options,
        on_record: (record, { bytes }) => {
          records.push(record);
          readBytes = bytes;
          return null;
        },
      });
      return records;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && String(error.code).startsWith("CSV_"))) throw error;
      records.push("quote");
      rest = afterBrokenLine(rest.subarray(readBytes));
    }
  }
  return records;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

function afterBrokenLine(bytes: Buffer): Buffer {
  let start = 0;
  while (bytes[start] === LINE_FEED || bytes[start] === CARRIAGE_RETURN) start++;
  const end = bytes.indexOf(LINE_FEED, start);
  return end === -1 ? bytes.subarray(bytes.length) : bytes.subarray(end + 1);
}

/** Spreadsheets of some countries part cells by semicolons, copied tables by tabs. */
function delimiterOf(text: string): string {
  const headings = text.slice(0, text.search(/[\r\n]|$/));
  return [",", ";", "\t"].find((mark) => headings.includes(mark)) ?? ",";
}
