import type { OfficeReply } from "#app/components/admin/office-answer.tsx";
import type { BillLine, BillProduct, OpenRow } from "#app/domain/orders/counter-bill.ts";

export type CounterMode = "sale" | "phone";

/** What was typed and fits several products, or none. */
export type Matches = { typed: string; quantity: number; products: BillProduct[] };

export type PhoneQuote = { feePaise: number; totalPaise: number; promisedFrom: string; promisedBy: string };

/** A bill as the server last saw it, with what it has to say about it. */
export type CounterState = {
  /** Another one with every answer. */
  turn: string;
  /** The bill's idempotency key: it is sold once under it. */
  billKey: string;
  lines: BillLine[];
  /** What was typed beside the lines. */
  typed: Record<string, string>;
  errors: Record<string, string>;
  reply?: OfficeReply | undefined;
  matches?: Matches | undefined;
  openRows: OpenRow[];
  /** The brands that the open rows can be had from. */
  brands: string[];
  /** Of the e-prescriptions that were shown for this bill. */
  codes: string[];
  quote?: PhoneQuote | undefined;
  /** When the device last kept the bill, where it was taken from there. */
  restoredFrom?: number | undefined;
};
