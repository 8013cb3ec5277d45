// Payment into the shop's bank account (NEFT, RTGS, IMPS). The bank's reference (UTR) has 22 characters for RTGS, 16 for
// NEFT and 12 digits for IMPS; an IFSC is four letters of the bank, a zero, and six characters of the branch (RBI).

import { parseUpiReference } from "#app/domain/form/upi-reference.ts";

export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
export const ACCOUNT_NUMBER = /^\d{9,18}$/;

export type BankAccount = { holder: string; bankName: string; accountNumber: string; ifsc: string };

/** The account that transfers go to; undefined until all four facts are entered. */
export function bankAccount({
  accountHolder,
  bankName,
  accountNumber,
  ifsc,
}: {
  accountHolder?: string | undefined;
  bankName?: string | undefined;
  accountNumber?: string | undefined;
  ifsc?: string | undefined;
}): BankAccount | undefined {
  if (!accountHolder || !bankName || !accountNumber || !ifsc) return undefined;
  return { holder: accountHolder, bankName, accountNumber, ifsc };
}

/** The reference of a transfer in capitals, spaces and dashes dropped; undefined when it can be none. */
export function parseBankReference(text: string): string | undefined {
  const compact = text
    .slice(0, 60)
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
  return /^(?=.*\d)(?:[A-Z0-9]{16}|[A-Z0-9]{22}|\d{12})$/.test(compact) ? compact : undefined;
}

/** The bank's reference of a payment as that way of paying writes it; undefined when it is none. */
export function parsePaymentReference(method: string, text: string): string | undefined {
  return method === "bank-transfer" ? parseBankReference(text) : parseUpiReference(text);
}
