import type { PaperKind } from "#app/domain/invoices/paper-kind.ts";

/** What customers read of their bills; the words on the papers themselves are heavier. */
export const billsText = {
  title: "Bills",
  waiting: "The bill is here when your parcel has left the shop.",
  kind: {
    "tax-invoice": "Tax invoice",
    "bill-of-supply": "Bill of supply",
    "credit-note": "Credit note",
    "debit-note": "Debit note",
    "supplementary-bill": "Supplementary bill of supply",
  } satisfies Record<PaperKind, string>,
  named: (kind: string, number: string) => `${kind} ${number}`,
  open: (paper: string) => `${paper} (PDF)`,
};
