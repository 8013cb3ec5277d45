// Vouchers as the XML that Tally imports (tests/doubles/tally/CONTRACT.md says where each field is from).

import type { TallyNames } from "#app/domain/books/tally/tally-ledgers.ts";
import type { TallyVoucher, VoucherEntry } from "#app/domain/books/tally/tally-voucher.ts";

/** One message for all vouchers, to be imported or posted. `company` is left out where the open one is meant. */
export function tallyXml(
  vouchers: readonly TallyVoucher[],
  { names, company }: { names: TallyNames; company?: string | undefined },
): string {
  const chosen = company ? `<STATICVARIABLES>${tag("SVCURRENTCOMPANY", company)}</STATICVARIABLES>` : "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<ENVELOPE>",
    "<HEADER><VERSION>1</VERSION><TALLYREQUEST>Import</TALLYREQUEST><TYPE>Data</TYPE><ID>Vouchers</ID></HEADER>",
    `<BODY><DESC>${chosen}</DESC><DATA>`,
    ...vouchers.map((voucher) => voucherXml(voucher, names)),
    "</DATA></BODY>",
    "</ENVELOPE>",
    "",
  ].join("\n");
}

function voucherXml(
  { guid, type, number, day, narration, entries }: TallyVoucher,
  names: TallyNames,
): string {
  return [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER REMOTEID="${escaped(guid)}" VCHTYPE="${type}" ACTION="Create">`,
    tag("DATE", day.replaceAll("-", "")),
    tag("VOUCHERTYPENAME", type),
    tag("VOUCHERNUMBER", number),
    tag("NARRATION", narration),
    ...entries.map((entry) => entryXml(entry, names)),
    "</VOUCHER>",
    "</TALLYMESSAGE>",
  ].join("");
}

function entryXml({ ledger, debitPaise, bill }: VoucherEntry, names: TallyNames): string {
  // Tally writes debits below 0.
  const amount = tallyAmount(-debitPaise);
  const allocation = bill
    ? `<BILLALLOCATIONS.LIST>${tag("NAME", bill.name)}${tag("BILLTYPE", bill.isNew ? "New Ref" : "Agst Ref")}${tag("AMOUNT", amount)}</BILLALLOCATIONS.LIST>`
    : "";
  return `<ALLLEDGERENTRIES.LIST>${tag("LEDGERNAME", names[ledger])}${tag("ISDEEMEDPOSITIVE", debitPaise > 0 ? "Yes" : "No")}${tag("AMOUNT", amount)}${allocation}</ALLLEDGERENTRIES.LIST>`;
}

/** Paise as rupees with two decimals, without a detour over fractions. */
function tallyAmount(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, "0");
  return `${paise < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text of XML 1.0: control characters, which it cannot hold, are left out; a line of the shop has no other. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}\ufffe\uffff]/gu, " ").replace(/[&<>"']/g, (found) => ESCAPES[found]!);
}
