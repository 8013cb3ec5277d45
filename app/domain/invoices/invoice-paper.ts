// Who stands on an invoice. Phone and email do not: the tax office asks for neither, and an erased account leaves its bills whole.

import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

export type StateOfIndia = { code: string; name: string };

export type InvoiceSeller = {
  name: string;
  legalName?: string | undefined;
  address: string;
  state: StateOfIndia;
  phone?: string | undefined;
  gstin?: string | undefined;
  licence20c?: string | undefined;
  licence20cHolder?: string | undefined;
};

/** Of a walk-in customer only the name; the firm and its GSTIN where a business account ordered. Empty when its years are over. */
export type InvoiceBuyer = {
  name?: string;
  organization?: string;
  gstin?: string;
  address?: string;
  state?: StateOfIndia;
};

export type InvoicePayment = { method: PaymentMethod; paidOn: string | null };
