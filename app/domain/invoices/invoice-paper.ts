// Who stands on an invoice. Phone and email do not: the tax office asks for neither, and an erased account leaves its bills whole.

import type { InvoiceGoods, InvoiceSums } from "#app/domain/invoices/invoice.ts";
import { isDebitKind, isInvoiceKind, type PaperKind } from "#app/domain/invoices/paper-kind.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

export type StateOfIndia = { code: string; name: string };

export type InvoiceSeller = {
  name: string;
  nameInHindi?: string | undefined;
  legalName?: string | undefined;
  address: string;
  state: StateOfIndia;
  phone?: string | undefined;
  gstin?: string | undefined;
  licence20c?: string | undefined;
  licence20cHolder?: string | undefined;
};

/** Of a walk-in customer only the name; the firm with its GSTIN where it was bought for one. Empty when its years are over. */
export type InvoiceBuyer = {
  name?: string;
  organization?: string;
  gstin?: string;
  address?: string;
  state?: StateOfIndia;
  /** Where the parcel went, if not to that address. */
  deliveredTo?: string;
  /** Set where a firm with an address took the goods itself. */
  isAtCounter?: true;
};

export type InvoicePayment = {
  method: PaymentMethod;
  paidOn: string | null;
  /** Of an order paid in part before: what was paid that way, and what was still to be taken in cash at the door. */
  inPart?: { advancePaise: number; doorPaise: number };
};

/** What was paid before and what is to be collected at the door, in paise; undefined on a paper that was paid in one piece, and on notes. */
export function partsOf({ payment, kind }: Pick<InvoicePaper, "payment" | "kind">): InvoicePayment["inPart"] {
  return isInvoiceKind(kind) ? payment.inPart : undefined;
}

/** A paper as it was given out. */
export type InvoicePaper = InvoiceGoods &
  InvoiceSums & {
    number: string;
    kind: PaperKind;
    issuedAt: Date;
    issuedOn: string;
    orderNumber: string;
    seller: InvoiceSeller;
    buyer: InvoiceBuyer;
    /** The code of a state. */
    placeOfSupply: string;
    payment: InvoicePayment;
    /** Of a note: the paper it is about; where that is a debit note, also the invoice behind it. */
    against: (PaperName & { behind?: PaperName | undefined }) | undefined;
    /** Why a debit note was made, in the words of the shop. */
    reason: string | null;
  };

type PaperName = { number: string; issuedOn: string };

/** Whether the amounts of a paper are prices of packs, and not only what was added to them. */
export function isOfPrices({ kind, against }: Pick<InvoicePaper, "kind" | "against">): boolean {
  return !isDebitKind(kind) && against?.behind === undefined;
}

/** The state whose tax it is, by name while the paper still says where the buyer is. */
export function placeOf({ seller, buyer, placeOfSupply }: InvoicePaper): StateOfIndia {
  const known = [seller.state, buyer.state].find((state) => state?.code === placeOfSupply);
  return known ?? { code: placeOfSupply, name: "" };
}

/** The number of a paper as it stands in an address or the name of a file. */
export function paperSlug(number: string): string {
  return number.replaceAll("/", "-");
}

/** Where the goods of a paper went. */
export function deliveryOf({
  address,
  deliveredTo,
  isAtCounter,
}: InvoiceBuyer): "counter" | "same" | { to: string } {
  if (isAtCounter || !address) return "counter";
  return deliveredTo ? { to: deliveredTo } : "same";
}
