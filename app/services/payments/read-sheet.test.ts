import { expect, test } from "vitest";
import { readBankFile } from "#app/services/payments/read-bank-file.server.ts";
import { readSheet } from "#app/services/payments/read-sheet.server.ts";
import { type SheetCell, workbook, zip } from "#tests/support/workbook.ts";

const WORDS = "UPI/632412880417/ASHA & CO/SH-9800-3160";
const LINE = { bookedOn: "2026-11-21", amountPaise: 133_850, narration: WORDS, reference: "632412880417" };
/** 21 November 2026, as Excel counts days. */
const DAY = 46_347;

const LAYOUTS: Record<string, SheetCell[][]> = {
  sbi: [
    ["Account Name", "Sohna Homeo Hall"],
    [],
    ["Txn Date", "Value Date", "Description", "Ref No./Cheque No.", "Debit", "Credit", "Balance"],
    [DAY, DAY, WORDS, "TRANSFER", undefined, 1338.5, 51_338.500000001],
    [DAY, DAY, "RENT", "", 20_000, undefined, 31_338.5],
    ["Total 2 transactions", undefined, "Sum", undefined, 20_000, 1338.5],
  ],
  hdfc: [
    [undefined, undefined, "HDFC BANK Ltd."],
    ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"],
    ["********", "********"],
    ["21/11/26", { inline: WORDS }, "0000632412880417", "21/11/26", undefined, "1,338.50", "51,338.50"],
    [undefined, "STATEMENT SUMMARY", "1", "2", 3],
  ],
  "icici, headings of two rows": [
    [
      "",
      "S No.",
      "Value Date",
      "Transaction Date",
      "Transaction Remarks",
      "Amount (INR)",
      "",
      "Balance(INR)",
    ],
    ["", "", "", "", "", "Withdrawal Amount", "Deposit Amount", ""],
    ["", 1, DAY, DAY, WORDS, 0, 1338.5, 51_338.5],
    ["", "", "21/11/2026", "21/11/2026", "Closing balance", "", "9.00", ""],
  ],
  pnb: [
    ["Txn No.", "Txn Date", "Description", "Branch Name", "Cheque No.", "Dr Amount", "Cr Amount", "Balance"],
    ["S1", DAY + 0.52, WORDS, "SOHNA", undefined, undefined, 1338.5, "51,338.50 Cr."],
  ],
};

test.each(Object.entries(LAYOUTS))("a statement of %s as an Excel file", async (_, rows) => {
  const read = await readBankFile(workbook(rows));
  expect(read).toMatchObject({ ok: true, value: [{ ...LINE, balance: "51338.5" }] });
});

test("the same statement as CSV and as Excel has the same lines", async () => {
  const csv = `Date,Narration,Deposit,Balance\n21/11/2026,cash,"1,338.50","51,338.50"\n`;
  const sheet = workbook([
    ["Date", "Narration", "Deposit", "Balance"],
    [DAY, "cash", 1338.5, 51_338.5],
  ]);
  expect(await readBankFile(sheet)).toEqual(await readBankFile(new TextEncoder().encode(csv)));
});

test("what is hostile or no sheet is refused with its reason, and soon", async () => {
  const rows = '<row><c t="n"><v>1</v></c></row>';
  const sheet = (xml: string) => workbook([], { sheetXml: xml });
  const refusals: [Uint8Array, string][] = [
    [workbook([["Date", { formula: "1+1", shows: "2" }]]), "sheet-formulas"],
    [sheet(`<worksheet>${" ".repeat(25 * 1024 * 1024)}</worksheet>`), "sheet-too-large"],
    [sheet(`<worksheet>${rows.repeat(25_001)}</worksheet>`), "sheet-too-large"],
    [sheet("<a>".repeat(31)), "sheet-broken"],
    [sheet('<!DOCTYPE x [<!ENTITY a "aa">]><worksheet>&a;</worksheet>'), "sheet-broken"],
    [sheet("<worksheet><row>"), "sheet-broken"],
    [zip({ "xl/workbook.xml": "<workbook/>".repeat(100_000) }, 20), "sheet-broken"],
    [zip({ "word/document.xml": "<w/>" }), "sheet-broken"],
    [zip(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`f${at}`, ""]))), "sheet-too-large"],
    [new TextEncoder().encode("PK\u0003\u0004 and nothing more"), "sheet-broken"],
  ];
  for (const [bytes, reason] of refusals) expect(await readBankFile(bytes)).toEqual({ ok: false, reason });
  expect(await readSheet(workbook([["Date"]]), -1)).toEqual({ ok: false, reason: "sheet-too-large" });
});
