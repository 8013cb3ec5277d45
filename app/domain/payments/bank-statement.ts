// Reads the rows of a bank's statement as SBI, HDFC, ICICI and PNB write them, from CSV or a sheet: where the headings are, which column is what, and the
// lines that bring money. Layouts as the banks' customers have them in 2026; other banks with the same headings are read as well.

import { cleanLine, cutText } from "#app/domain/form/plain-text.ts";
import { isDay } from "#app/domain/india-time.ts";
import { type BankLine, bankReference, bankReferences } from "#app/domain/payments/bank-line.ts";
import { serialDay } from "#app/domain/payments/sheet-cell.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";

export type StatementProblem = "no-headings" | "no-lines" | "bad-date" | "bad-amount" | "too-many-lines";
/** `balance` tells two lines of the same words apart; `mayBe` are the bank's numbers among which a line without `reference` has its own. */
export type StatementLine = BankLine & { balance: string; mayBe?: string[] };

type Column = "date" | "narration" | "reference" | "credit" | "amount" | "kind" | "balance";

/** Headings as letters only; the first that is there counts. */
const HEADINGS: Record<Column, readonly string[]> = {
  date: ["txndate", "transactiondate", "date", "valuedate"],
  narration: ["description", "narration", "transactionremarks", "remarks", "particulars"],
  reference: ["refnochequeno", "chqrefno", "chequenumber", "chequeno", "refno"],
  credit: ["credit", "depositamt", "depositamountinr", "depositamount", "cramount", "deposits", "deposit"],
  amount: ["amount", "amountinr", "transactionamount"],
  kind: ["type", "drcr", "crdr"],
  balance: ["balance", "closingbalance", "balanceinr"],
};
const HEADINGS_WITHIN_ROWS = 60;
const MOST_LINES = 20_000;
const LONGEST_NARRATION = 200;
const MOST_PAISE = 2_000_000_000;
/** Rows that sum up what stands above them. */
const SUM = /^(?:grand |sub ?|page )?total\b|^(?:opening|closing) balance\b|^statement summary\b/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The lines that bring money; rows without a date (page ends, sums, remarks) are passed over. */
export function readStatement(rows: string[][]): Result<StatementLine[], StatementProblem> {
  const found = findHeadings(rows);
  if (!found) return refused("no-headings");
  const { columns, start } = found;
  const lines: StatementLine[] = [];
  for (const row of rows.slice(start)) {
    const cell = (column: Column) => cleanLine(row[columns[column] ?? -1] ?? "");
    if (!/\d/.test(cell("date")) || cell("narration") === "") continue;
    if (SUM.test(cell("date")) || SUM.test(cell("narration"))) continue;
    const isDebit = columns.credit === undefined && !/^cr/i.test(cell("kind"));
    const amount = isDebit ? "" : cell(columns.credit === undefined ? "amount" : "credit");
    if (/^[-0.,]*$/.test(amount)) continue;
    const bookedOn = parseBankDay(cell("date"));
    if (!bookedOn) return refused("bad-date");
    const amountPaise = parseRupees(amount);
    if (!amountPaise) return refused("bad-amount");
    const narration = cutText(cell("narration"), LONGEST_NARRATION);
    const reference = bankReference(cell("narration"), cell("reference"));
    const mayBe = reference ? [] : bankReferences(cell("narration"), cell("reference"));
    const balance = plainNumber(cell("balance"));
    lines.push({ bookedOn, amountPaise, narration, reference, balance, ...(mayBe.length > 0 && { mayBe }) });
    if (lines.length > MOST_LINES) return refused("too-many-lines");
  }
  return lines.length === 0 ? refused("no-lines") : ok(lines);
}

function findHeadings(rows: string[][]) {
  const top = rows.slice(0, HEADINGS_WITHIN_ROWS);
  for (const [place, row] of top.entries()) {
    const columns = readHeadings(row);
    if (columns) return { columns, start: place + 1 };
  }
  // Headings of two rows: "Amount" over "Withdrawal" and "Deposit", the others merged downwards.
  for (const [place, above] of top.entries()) {
    const below = rows[place + 1] ?? [];
    const longest = Math.max(above.length, below.length);
    const both = Array.from({ length: longest }, (_, at) => below[at] || above[at] || "");
    const columns = readHeadings(both);
    if (columns) return { columns, start: place + 2 };
  }
  return undefined;
}

function readHeadings(row: string[]): Partial<Record<Column, number>> | undefined {
  const words = row.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const columns: Partial<Record<Column, number>> = {};
  for (const [column, names] of Object.entries(HEADINGS) as [Column, readonly string[]][]) {
    const name = names.find((each) => words.includes(each));
    if (name !== undefined) columns[column] = words.indexOf(name);
  }
  const { date, narration, balance, credit, amount, kind } = columns;
  const hasMoney = credit !== undefined || (amount !== undefined && kind !== undefined);
  const isWhole = date !== undefined && narration !== undefined && balance !== undefined && hasMoney;
  return isWhole ? columns : undefined;
}

/** The same figure is written the same, whether a CSV file or a sheet holds it. */
function plainNumber(text: string): string {
  const bare = text.replaceAll(",", "").replace(/\s*\(?Cr\.?\)?$/i, "");
  return bare === "" || Number.isNaN(Number(bare)) ? text : String(Number(bare));
}

/** A day as banks write it: 21/11/2026, 21-11-26, 21 Nov 2026, 2026-11-21, with a time after it or not, or a sheet's 46347. */
export function parseBankDay(text: string): string | undefined {
  const serial = serialDay(text);
  if (serial) return serial;
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text);
  if (iso) return onlyDay(`${iso[1]}-${iso[2]}-${iso[3]}`);
  const [, day, month, year] =
    /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3})[A-Za-z]*[-/., ]+(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1;
  const two = (part: string | number) => String(part).padStart(2, "0");
  return onlyDay(`${year.length === 2 ? `20${year}` : year}-${two(number)}-${two(day)}`);
}

function onlyDay(text: string): string | undefined {
  return isDay(text) ? text : undefined;
}

/** An amount with commas, a rupee sign or "Cr", in paise; undefined when it is none. */
export function parseRupees(text: string): number | undefined {
  const bare = text.replace(/^(?:₹|INR|Rs\.?)\s*/i, "").replace(/\s*\(?Cr\.?\)?$/i, "");
  const [, whole, decimals = ""] = /^(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(bare) ?? [];
  if (!whole) return undefined;
  const paise = Number(whole.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"));
  return paise > 0 && paise <= MOST_PAISE ? paise : undefined;
}
