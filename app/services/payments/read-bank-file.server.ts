import { parse } from "csv-parse/sync";
import {
  readStatement,
  type StatementLine,
  type StatementProblem,
} from "#app/domain/payments/bank-statement.ts";
import { type Result, refused } from "#app/domain/result.ts";
import { readSheet, type SheetProblem } from "#app/services/payments/read-sheet.server.ts";

export type BankFileProblem = StatementProblem | SheetProblem | "old-excel" | "pdf" | "not-text" | "broken";

const LONGEST_ROW_BYTES = 64 * 1024;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const MARKS: [BankFileProblem, number[]][] = [
  // Excel before 2007, and every newer file with a password.
  ["old-excel", [0xd0, 0xcf, 0x11, 0xe0]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
];

/** The lines of a bank's statement that bring money: an Excel file (XLSX), or CSV parted by commas, semicolons or tabs. */
export async function readBankFile(bytes: Uint8Array): Promise<Result<StatementLine[], BankFileProblem>> {
  const startsWith = (mark: number[]) => mark.every((byte, place) => bytes[place] === byte);
  const other = MARKS.find(([, mark]) => startsWith(mark));
  if (other) return refused(other[0]);
  if (startsWith(ZIP)) {
    const sheet = await readSheet(bytes);
    return sheet.ok ? readStatement(sheet.value) : sheet;
  }
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
