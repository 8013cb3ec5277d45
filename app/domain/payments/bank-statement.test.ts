import { expect, test } from "vitest";
import { parseBankDay, parseRupees, readStatement } from "#app/domain/payments/bank-statement.ts";

const NARRATION = "UPI/632412880417/ASHA/SH-9800-3160";
const LAYOUTS: Record<string, string[][]> = {
  sbi: [
    ["Account Name", "Sohna Homeo Hall"],
    ["Txn Date", "Value Date", "Description", "Ref No./Cheque No.", "Debit", "Credit", "Balance"],
    ["21 Nov 2026", "21 Nov 2026", NARRATION, "TRANSFER FROM 489712", "", "1,338.50", "51,338.50"],
    ["21 Nov 2026", "21 Nov 2026", "RENT", "", "20,000.00", "", "31,338.50"],
    ["**This is a computer generated statement"],
  ],
  hdfc: [
    ["HDFC BANK Ltd."],
    ["*********", "*********"],
    ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"],
    ["********", "********"],
    ["21/11/26", NARRATION, "0000632412880417", "21/11/26", "", "1338.50", "51338.50"],
    ["21/11/26", "RENT", "0000000000000001", "21/11/26", "20000.00", "", "31338.50"],
  ],
  icici: [
    ["", "S No.", "Value Date", "Transaction Date", "Cheque Number", "Transaction Remarks"].concat([
      "Withdrawal Amount(INR)",
      "Deposit Amount(INR)",
      "Balance(INR)",
    ]),
    ["", "1", "21/11/2026", "21/11/2026", "-", NARRATION, "0", "1338.50", "51338.50"],
    ["", "2", "21/11/2026", "21/11/2026", "-", "RENT", "20000.00", "0", "31338.50"],
  ],
  pnb: [
    ["Txn No.", "Txn Date", "Description", "Branch Name", "Cheque No.", "Dr Amount", "Cr Amount", "Balance"],
    ["S1", "21/11/2026", NARRATION, "SOHNA", "", "", "1,338.50", "51,338.50 Cr."],
    ["S2", "21/11/2026", "RENT", "SOHNA", "", "20,000.00", "", "31,338.50 Cr."],
  ],
  "one column and Dr/Cr": [
    ["Transaction Date", "Narration", "Amount", "Type", "Balance"],
    ["2026-11-21 10:30", NARRATION, "₹1,338.50", "CR", "51,338.50"],
    ["2026-11-21", "RENT", "20,000.00", "DR", "31,338.50"],
  ],
};

test.each(Object.entries(LAYOUTS))("a statement as %s writes it: what came, not what went", (_, rows) => {
  const read = readStatement(rows);
  expect(read).toMatchObject({
    ok: true,
    value: [
      { bookedOn: "2026-11-21", amountPaise: 133_850, narration: NARRATION, reference: "632412880417" },
    ],
  });
});

test("what is no statement, or has a line that cannot be read, is refused whole with its reason", () => {
  const headings = ["Date", "Narration", "Deposit", "Balance"];
  const reasonOf = (rows: string[][]) => readStatement(rows);
  expect(reasonOf([["sku", "price"]])).toEqual({ ok: false, reason: "no-headings" });
  expect(reasonOf([headings])).toEqual({ ok: false, reason: "no-lines" });
  expect(reasonOf([headings, ["31/02/2026", "UPI", "5", "5"]])).toEqual({ ok: false, reason: "bad-date" });
  expect(reasonOf([headings, ["01/02/2026", "UPI", "5e3", "5"]])).toEqual({
    ok: false,
    reason: "bad-amount",
  });
  expect(reasonOf([headings, ["01/02/2026", "=HYPERLINK(1)", "-5", "5"]])).toEqual({
    ok: false,
    reason: "bad-amount",
  });
});

test("days and amounts as banks write them", () => {
  for (const day of ["5/3/2026", "05-03-26", "05 Mar 2026", "05-MAR-2026", "05/03/2026 18:01:02"])
    expect(parseBankDay(day)).toBe("2026-03-05");
  expect(["5/13/2026", "Mar 5", "", "05032026"].map(parseBankDay)).toEqual(Array(4).fill(undefined));
  expect(["1,00,000.5", "INR 12", "12.00 Cr"].map(parseRupees)).toEqual([10_000_050, 1_200, 1_200]);
  expect(["0", "1.234", "-1", "1 000", "99999999999"].map(parseRupees)).toEqual(Array(5).fill(undefined));
});
