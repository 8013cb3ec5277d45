// Messages with which a bank tells of money that came, as their customers know them in 2026. Only these very shapes are read: codes,
// debits, offers and whatever else arrives on the phone is nothing. What is taken is the amount, the bank's number and the last
// digits of the account; balances and payers' names are not.

import { bankReferences } from "#app/domain/payments/bank-line.ts";
import { parseRupees } from "#app/domain/payments/bank-statement.ts";

export type MessageBank = "SBI" | "HDFC" | "ICICI" | "PNB" | "Axis" | "Kotak" | "BoB";
export type BankMessage = {
  bank: MessageBank;
  amountPaise: number;
  reference: string;
  /** As many last digits of the account as the bank shows. */
  accountEnd: string;
};

/** The registered names of senders, which carriers let nobody else use. */
const SENDERS: Record<string, MessageBank> = {
  ...{ SBIUPI: "SBI", SBIINB: "SBI", SBIPSG: "SBI", CBSSBI: "SBI", SBIBNK: "SBI", ATMSBI: "SBI" },
  ...{ HDFCBK: "HDFC", HDFCBN: "HDFC" },
  ...{ ICICIB: "ICICI", ICICIT: "ICICI", ICICIO: "ICICI" },
  PNBSMS: "PNB",
  AXISBK: "Axis",
  KOTAKB: "Kotak",
  ...{ BOBSMS: "BoB", BOBTXN: "BoB" },
};

const AMOUNT = String.raw`(?:Rs\.?|INR|₹) ?(?<amount>\d[\d,]*(?:\.\d{1,2})?)`;
const ACCOUNT = String.raw`[Xx*.]*(?<end>\d{3,12})`;
const NUMBER = String.raw`(?<number>\d{12})(?!\d)`;
const SHAPES: Record<MessageBank, readonly RegExp[]> = {
  SBI: shapes(
    `Dear (?:SBI )?UPI User, (?:ur|your) A/c ?${ACCOUNT} (?:is )?credited by ${AMOUNT} on \\S+ by .{0,60}?\\(?Ref ?no\\.? ?${NUMBER}`,
    `Dear Customer, Your a/c no\\. ${ACCOUNT} is credited by ${AMOUNT} on \\S+ by a/c linked to mobile .{0,60}?\\(IMPS Ref ?(?:#|no\\.?) ?${NUMBER}\\)`,
  ),
  HDFC: shapes(
    `Credit Alert! ${AMOUNT} credited to HDFC Bank A/c ${ACCOUNT} on \\S+ (?:from|by) .{0,80}?\\(UPI ${NUMBER}\\)`,
    `(?:HDFC Bank: )?${AMOUNT} credited to a/c ${ACCOUNT} on \\S+ by a/c linked to VPA .{0,80}?\\(UPI Ref No ${NUMBER}\\)`,
  ),
  ICICI: shapes(
    `Dear Customer, Acct ${ACCOUNT} is credited with ${AMOUNT} on \\S+ from .{0,60}?\\. ?UPI: ?${NUMBER}`,
  ),
  PNB: shapes(
    `(?:Dear Customer, )?(?:Your )?A/?c ${ACCOUNT} (?:is )?credited (?:with|for|by) ${AMOUNT} ?,?(?: on)? \\S+(?: \\d\\d:\\d\\d:\\d\\d)? (?:thru|through|by) UPI[:/ ]+${NUMBER}`,
  ),
  Axis: shapes(`${AMOUNT} credited (?:to )?A/c no\\. ${ACCOUNT} .{0,40}?UPI/P2[AM]/${NUMBER}/`),
  Kotak: shapes(
    `Received ${AMOUNT} in your Kotak Bank AC ${ACCOUNT} from .{0,80}? on \\S{6,10}?\\.? ?UPI Ref: ?${NUMBER}`,
  ),
  BoB: shapes(
    `${AMOUNT} credited to A/c ${ACCOUNT} (?:thru|through|via) UPI/${NUMBER}`,
    `Dear BOB UPI User: Your account ${ACCOUNT} is credited with ${AMOUNT} on \\S+ .{0,20}?by UPI Ref No ${NUMBER}`,
  ),
};
/** Not money that came to stay, or not money at all. */
const NEVER =
  /\b(?:otp|password|debited|declined|failed|revers(?:al|ed)|refund|requested|mandate|will be)\b/i;
const LONGEST_MESSAGE = 1_000;

/** What a message says of money that came; undefined for every other message and sender. */
export function readBankMessage({ sender, text }: { sender: string; text: string }): BankMessage | undefined {
  const bank = bankOfSender(sender);
  if (!bank || text.length > LONGEST_MESSAGE || NEVER.test(text)) return undefined;
  const words = text.replace(/\s+/g, " ").trim();
  // A payer chooses some of the words: a message with two such numbers might show theirs.
  if (bankReferences(words).length !== 1) return undefined;
  for (const shape of SHAPES[bank]) {
    const { amount, end, number } = shape.exec(words)?.groups ?? {};
    const amountPaise = parseRupees(amount ?? "");
    if (amountPaise && end && number) return { bank, amountPaise, reference: number, accountEnd: end };
  }
  return undefined;
}

/** The bank that a sender's name is registered for ("VM-HDFCBK-S"); none for a phone number, or for advertisements ("-P"). */
export function bankOfSender(sender: string): MessageBank | undefined {
  const [, name = ""] = /^[A-Z]{2}-([A-Z]{6})(?:-[ST])?$/i.exec(sender.trim()) ?? [];
  return SENDERS[name.toUpperCase()];
}

/** Whether the last digits that a bank shows are those of the shop's account, which the owner wrote down by 4. */
export function isAccount(shown: string, lastFour: string): boolean {
  return shown.length <= 4 ? lastFour.endsWith(shown) : shown.endsWith(lastFour);
}

function shapes(...patterns: string[]): RegExp[] {
  return patterns.map((pattern) => new RegExp(`^${pattern}`, "i"));
}
