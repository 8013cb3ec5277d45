import { parse } from "csv-parse/sync";
import {
  readStatement,
  type StatementLine,
  type StatementProblem,
} from "#app/domain/payments/bank-statement.ts";
import { type Result, refused } from "#app/domain/result.ts";

export type BankFileProblem = StatementProblem | "spreadsheet" | "pdf" | "not-text" | "broken";

const LONGEST_ROW_BYTES = 64 * 1024;
const MARKS: [BankFileProblem, number[]][] = [
  ["spreadsheet", [0x50, 0x4b, 0x03, 0x04]],
  ["spreadsheet", [0xd0, 0xcf, 0x11, 0xe0]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
];

/** The lines of a bank's statement in a CSV file (parted by commas, semicolons or tabs) that bring money. */
export function readBankFile(bytes: Uint8Array): Result<StatementLine[], BankFileProblem> {
  const other = MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (other) return refused(other[0]);
  // Banks write windows-1252 or UTF-8; what matters is ASCII in both.
  const text = new TextDecoder("utf-8").decode(bytes);
  if (text.includes("\0")) return refused("not-text");
  const rows = readRows(text);
  return rows ? readStatement(rows) : refused("broken");
}

/** The delimiter is the one of most cells: headings stand below some lines about the account. */
function readRows(text: string): string[][] | undefined {
  const start = text.slice(0, 20_000);
  const count = (mark: string) => start.split(mark).length;
  const delimiter = [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0]!;
  try {
    return parse(text, {
      delimiter: delimiter === "," && count("\t") > count("\n") ? "\t" : delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW_BYTES,
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("CSV_")) return undefined;
    throw error;
  }
}
