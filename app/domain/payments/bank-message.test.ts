import { expect, test } from "vitest";
import { bankOfSender, isAccount, readBankMessage } from "#app/domain/payments/bank-message.ts";

// Written by hand after messages that customers of these banks have published; names and numbers are made up.
const MESSAGES: [string, string, number, string][] = [
  [
    "AX-SBIUPI-S",
    "Dear SBI UPI User, ur A/cX1234 credited by Rs695 on 20Nov26 by  (Ref no 632512345678)",
    69_500,
    "1234",
  ],
  [
    "BK-SBIINB",
    "Dear Customer, Your a/c no. XXXXXXXX1234 is credited by Rs.1.00 on 20-11-26 by a/c linked to mobile 7XXXXXX221-ASHA DEVI (IMPS Ref# 632512345678)-SBI",
    100,
    "1234",
  ],
  [
    "VM-HDFCBK-S",
    "Credit Alert! Rs.1,338.50 credited to HDFC Bank A/c XX1234 on 20-11-26 from VPA 9876543210@axl (UPI 632512345678)",
    133_850,
    "1234",
  ],
  [
    "VM-HDFCBK",
    "HDFC Bank: Rs 695.00 credited to a/c **1234 on 20-11-26 by a/c linked to VPA asha@oksbi (UPI Ref No  632512345678).",
    69_500,
    "1234",
  ],
  [
    "JD-ICICIT-S",
    "Dear Customer, Acct XX234 is credited with Rs 695.00 on 20-Nov-26 from ASHA DEVI. UPI:632512345678-ICICI Bank.",
    69_500,
    "234",
  ],
  [
    "AD-PNBSMS-S",
    "Ac XXXXXXXX00001234 Credited with Rs.695.00 , 20-11-2026 12:01:05 thru UPI:632512345678. Aval Bal 12345.67 CR. Helpline 18001800",
    69_500,
    "00001234",
  ],
  [
    "JM-AXISBK-S",
    "INR 695.00 credited\nA/c no. XX1234\n20-11-26, 12:01:33 IST\nUPI/P2A/632512345678/ASHA DEVI/HDFC BANK",
    69_500,
    "1234",
  ],
  [
    "VK-KOTAKB-S",
    "Received Rs.695.00 in your Kotak Bank AC X1234 from asha@ybl on 20-11-26.UPI Ref:632512345678.",
    69_500,
    "1234",
  ],
  [
    "BV-BOBSMS-S",
    "Rs.695.00 Credited to A/c ...1234 thru UPI/632512345678 by asha@ybl. Total Bal:Rs.12345.67CR. Avlbl Amt:Rs.12345.67 -BOB",
    69_500,
    "1234",
  ],
];

test.each(MESSAGES)("money that came, as %s tells it: %s", (sender, text, amountPaise, accountEnd) => {
  const read = readBankMessage({ sender, text });
  expect(read).toEqual({ bank: bankOfSender(sender), amountPaise, reference: "632512345678", accountEnd });
});

test("codes, debits, requests, offers and reversals are nothing", () => {
  const hdfc = (text: string) => readBankMessage({ sender: "VM-HDFCBK-S", text });
  const none = [
    "123456 is your OTP for Rs.695.00 credited to HDFC Bank A/c XX1234 (UPI 632512345678)",
    "Sent Rs.695.00 From HDFC Bank A/C *1234 To ASHA On 20/11/26 Ref 632512345678",
    "Rs.695.00 debited from a/c **1234 on 20-11-26 to VPA asha@oksbi (UPI Ref No 632512345678).",
    "asha@oksbi has requested money from you. Rs.695.00 will be debited (UPI 632512345678)",
    "Credit Alert! Rs.695.00 credited to HDFC Bank A/c XX1234 on 20-11-26 from REVERSAL (UPI 632512345678)",
    "Credit Alert! Rs.695.00 credited to HDFC Bank A/c XX1234 on 20-11-26 from VPA a@axl",
    "Available balance in a/c **1234 is Rs.12,345.67 on 20-11-26. UPI 632512345678",
    "Credit Alert! Rs.0.00 credited to HDFC Bank A/c XX1234 on 20-11-26 from VPA a@axl (UPI 632512345678)",
    "",
  ];
  expect(none.map(hdfc)).toEqual(none.map(() => undefined));
});

test("a payer cannot put another number in front of the bank's", () => {
  const text =
    "Credit Alert! Rs.695.00 credited to HDFC Bank A/c XX1234 on 20-11-26 from A (UPI 111111111111) (UPI 632512345678)";
  expect(readBankMessage({ sender: "VM-HDFCBK-S", text })).toBeUndefined();
});

test("only registered names of banks are believed, and each tells of its own", () => {
  const senders = ["+919812345678", "HDFCBK", "VM-HDFCBK-P", "VM-HDFCBX", "HDFC Bank", "VM-HDFCBK-S x"];
  expect(senders.map(bankOfSender)).toEqual(senders.map(() => undefined));
  const [, text] = MESSAGES[2]!;
  expect(readBankMessage({ sender: "AX-SBIUPI-S", text })).toBeUndefined();
});

test("an account is known by the digits that a bank shows of it", () => {
  expect(["234", "1234", "00001234"].map((shown) => isAccount(shown, "1234"))).toEqual([true, true, true]);
  expect(["235", "9234", "00009234"].map((shown) => isAccount(shown, "1234"))).toEqual([false, false, false]);
});
