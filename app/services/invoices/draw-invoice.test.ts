import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { invoiceOf } from "#app/domain/invoices/invoice.ts";
import type { InvoicePaper } from "#app/domain/invoices/invoice-paper.ts";
import { drawInvoice } from "#app/services/invoices/draw-invoice.server.ts";

/** A folder to look at the files in: PAPERS_TO=/tmp/papers. */
const { PAPERS_TO } = process.env;

const line = (lineId: number, name: string, brandName: string, price: number, quantity: number) => ({
  lineId,
  name,
  packSize: "30 ml",
  brandName,
  hsn: "30049014",
  gstPercent: 5,
  mrpPaise: price + 2600,
  pricePaise: price,
  quantity,
  batches: [{ number: `AM30-250${lineId}`, expiresOn: "2030-06-30", quantity }],
});
const paper = (change: Partial<InvoicePaper>, isIntraState = true, isTaxed = true): InvoicePaper => {
  const { lines, delivery, sums } = invoiceOf({
    lines: [
      line(1, "Arnica Montana 30 CH", "SBL", 14900, 2),
      line(2, "Gelsemium Sempervirens Q", "Schwabe", 22800, 1),
      line(3, "Natrum Muriaticum 6X", "Dr. Reckeweg", 16900, 1),
    ],
    deliveryPaise: 4000,
    totalPaise: 73500,
    isIntraState,
    isTaxed,
  });
  return {
    number: "W/26-27/00482",
    kind: "tax-invoice",
    issuedAt: new Date("2026-11-20T08:00:00Z"),
    issuedOn: "2026-11-20",
    orderNumber: "SH-9800-3157",
    seller: {
      name: "Sohna Homeo Hall",
      legalName: "Kavita Yadav",
      address: "Sohna Road, Sohna, Gurugram 122103",
      state: { code: "06", name: "Haryana" },
      phone: "9876543210",
      gstin: isTaxed ? "06ABCDE1234F1Z4" : undefined,
      licence20c: "HR-GGN-0000",
      licence20cHolder: "R. Saini",
    },
    buyer: {
      name: "सुनीता यादव",
      address: "मकान 214, वार्ड 7, शिव कुंड के पास, सोहना 122103",
      state: { code: "06", name: "Haryana" },
    },
    placeOfSupply: "06",
    payment: { method: "upi", paidOn: "2026-11-20" },
    against: undefined,
    reason: null,
    lines,
    delivery,
    ...sums,
    ...change,
  };
};
const papers: [string, InvoicePaper][] = [
  ["intra", paper({})],
  [
    "inter",
    paper(
      {
        number: "B/26-27/00007",
        placeOfSupply: "07",
        buyer: {
          name: "Dr. Mehta",
          organization: "Mehta Clinics Private Limited",
          gstin: "07AAACM1234F1Z5",
          address: "9, Ring Road, New Delhi 110097",
          state: { code: "07", name: "Delhi" },
          deliveredTo: "12, Ward 4, near the fort, Sohna 122103, Haryana",
        },
      },
      false,
    ),
  ],
  [
    "note",
    paper({
      number: "CN/26-27/00042",
      kind: "credit-note",
      against: { number: "W/26-27/00482", issuedOn: "2026-11-20" },
    }),
  ],
  [
    "debit",
    paper({
      number: "DN/26-27/00003",
      kind: "debit-note",
      reason: "The price of an older list was charged.",
      against: { number: "W/26-27/00482", issuedOn: "2026-11-20" },
      delivery: null,
    }),
  ],
  [
    "back",
    paper({
      number: "CN/26-27/00043",
      kind: "credit-note",
      against: {
        ...{ number: "DN/26-27/00003", issuedOn: "2026-11-21" },
        behind: { number: "W/26-27/00482", issuedOn: "2026-11-20" },
      },
      delivery: null,
    }),
  ],
  [
    "supply",
    paper(
      {
        number: "WS/26-27/00003",
        kind: "bill-of-supply",
        buyer: {
          name: "ज्योत्स्ना श्रीवास्तव",
          address: "क्षेत्रीय कार्यालय, द्वितीय तल, सोहना 122103",
          state: { code: "06", name: "Haryana" },
        },
      },
      true,
      false,
    ),
  ],
];

test.each(papers)(
  "the paper %s is one page, with the rupee sign and Hindi in its fonts",
  async (name, bill) => {
    const pdf = await drawInvoice(bill);
    if (PAPERS_TO) writeFileSync(`${PAPERS_TO}/${name}.pdf`, pdf);
    const text = pdf.toString("latin1");
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    // Text, bold and display in Latin, the rupee in both weights, and Hindi where a name is in it.
    const isInHindi = /\p{Script=Devanagari}/u.test(JSON.stringify(bill.buyer));
    expect(text.match(/\/FontFile2/g)).toHaveLength(isInHindi ? 6 : 5);
  },
);
