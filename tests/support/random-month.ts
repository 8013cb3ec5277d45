import fc from "fast-check";
import type { BooksPaper } from "#app/domain/books/return-month.ts";
import { gstinCheckDigit } from "#app/domain/form/gstin.ts";
import { creditOf } from "#app/domain/invoices/credit.ts";
import { debitableLines, debitOf, type IssuedPaper } from "#app/domain/invoices/debit.ts";
import { invoiceOf, type SoldLine, sumsOf } from "#app/domain/invoices/invoice.ts";
import { invoiceNumber } from "#app/domain/invoices/invoice-number.ts";

export const HARYANA = "06";
export const OWN_GSTIN = gstinOf(HARYANA, "ABCDE1234F");
export const MONTH = "2026-10";
const STATES = [HARYANA, HARYANA, "07", "09", "27"];

/** A true GSTIN of a state for a PAN. */
export function gstinOf(state: string, pan: string): string {
  const first = `${state}${pan}1Z`;
  return first + gstinCheckDigit(first);
}

/** What happened: goods that went out, and what came back of them when. The months' papers follow from it, and the ledger does too. */
export type Sale = {
  lines: Pick<SoldLine, "hsn" | "gstPercent" | "mrpPaise" | "pricePaise" | "quantity">[];
  deliveryPaise: number;
  state: string;
  gstin: string | undefined;
  isLastMonth: boolean;
  /** By how much the price of each line was to rise, before anything came back; as far as the MRP lets it. */
  debits: number[][];
  returns: { isAll: boolean; packs: number[] }[];
};

const anySale: fc.Arbitrary<Sale> = fc.record({
  lines: fc.array(
    fc
      .record({
        goods: fc.constantFrom(
          ["30049014", 5],
          ["30049015", 5],
          ["33049990", 18],
          ["33051090", 18],
          ["49011010", 0],
        ),
        mrpPaise: fc.integer({ min: 900, max: 250_000 }),
        discount: fc.integer({ min: 0, max: 60 }),
        quantity: fc.oneof(
          { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) },
          { weight: 1, arbitrary: fc.integer({ min: 60, max: 400 }) },
        ),
      })
      .map(({ goods, mrpPaise, discount, quantity }) => ({
        hsn: String(goods[0]),
        gstPercent: Number(goods[1]),
        mrpPaise,
        pricePaise: Math.round((mrpPaise * (100 - discount)) / 100),
        quantity,
      })),
    { minLength: 1, maxLength: 4 },
  ),
  deliveryPaise: fc.constantFrom(0, 0, 4_000, 7_999),
  state: fc.constantFrom(...STATES),
  gstin: fc
    .option(fc.constantFrom("AAAPL1234C", "AAHCM7310Q"), { nil: undefined, freq: 3 })
    .map((pan) => pan),
  isLastMonth: fc.boolean(),
  debits: fc.array(fc.array(fc.nat(3_000), { minLength: 4, maxLength: 4 }), { maxLength: 2 }),
  returns: fc.array(
    fc.record({ isAll: fc.boolean(), packs: fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }) }),
    { maxLength: 2 },
  ),
});

/** A month of a shop as events; the buyer's GSTIN is of the state that the goods go to. */
export const anyMonth = fc
  .array(anySale, { maxLength: 9 })
  .map((sales) => sales.map((sale) => ({ ...sale, gstin: sale.gstin && gstinOf(sale.state, sale.gstin) })));

/** The papers of the month for those events, as the shop writes them. */
export function papersOfMonth(sales: readonly Sale[]): BooksPaper[] {
  const numbers = new Map<string, number>();
  const take = (series: string) => {
    numbers.set(series, (numbers.get(series) ?? 0) + 1);
    return invoiceNumber({ series, financialYear: "26-27", sequence: numbers.get(series)! });
  };
  const papers = sales.flatMap((sale, index) => papersOfSale(sale, index, take));
  return papers.filter(({ issuedOn }) => issuedOn.startsWith(MONTH));
}

function papersOfSale(sale: Sale, index: number, take: (series: string) => string): BooksPaper[] {
  const isIntraState = sale.state === HARYANA;
  const lines = sale.lines.map((line, at) => ({
    ...line,
    lineId: index * 10 + at,
    name: `Medicine ${at}`,
    packSize: "30 ml",
    brandName: "SBL",
    batches: [{ number: "B", expiresOn: "2029-01-31", quantity: line.quantity }],
  }));
  const totalPaise =
    lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0) + sale.deliveryPaise;
  const { sums, ...goods } = invoiceOf({
    lines,
    deliveryPaise: sale.deliveryPaise,
    totalPaise,
    isIntraState,
    isTaxed: true,
  });
  const state = { code: sale.state, name: sale.state };
  const parties = {
    orderNumber: `ORDER-${index}`,
    seller: {
      name: "Shop",
      address: "Sohna",
      state: { code: HARYANA, name: "Haryana" },
      gstin: OWN_GSTIN,
    },
    buyer: { name: "Asha", address: "A street", state, ...(sale.gstin && { gstin: sale.gstin }) },
    placeOfSupply: sale.state,
  };
  const issuedOn = sale.isLastMonth ? "2026-09-30" : `${MONTH}-05`;
  // Numbers of September were of another row of the counter.
  const series = sale.gstin ? "B" : "W";
  const number = take(sale.isLastMonth ? `${series}L` : series);
  const invoice: BooksPaper = {
    ...{ number, kind: "tax-invoice", issuedOn, against: undefined },
    ...{ ...parties, ...goods, ...sums },
  };
  const issued: (IssuedPaper & { paper: BooksPaper })[] = [
    { ...goods, id: 1, kind: invoice.kind, againstId: null, paper: invoice },
  ];
  const issue = (note: BooksPaper, against: IssuedPaper) =>
    issued.push({ ...note, id: issued.length + 1, againstId: against.id, paper: note });
  const about = ({ paper, id }: (typeof issued)[number]) => ({
    ...{ number: paper.number, issuedOn: paper.issuedOn, totalPaise: paper.totalPaise },
    ...{ placeOfSupply: sale.state, buyerGstin: sale.gstin },
    creditedPaise: issued
      .filter(({ kind, againstId }) => kind === "credit-note" && againstId === id)
      .reduce((sum, note) => sum + note.paper.totalPaise, 0),
    behind: id === 1 ? undefined : { number, issuedOn, totalPaise },
  });
  for (const wanted of sale.debits) {
    const open = debitableLines({ papers: issued, batchMrpPaise: new Map() });
    const raises = open.flatMap(({ line, roomPaise }) => {
      const paise = Math.min(roomPaise, wanted[line.lineId - index * 10]!);
      return paise > 0 ? [{ lineId: line.lineId, paise }] : [];
    });
    const debit = debitOf({ lines: open, raises, isIntraState });
    if ("problem" in debit) continue;
    const facts = { number: take("DN"), kind: "debit-note" as const, issuedOn: `${MONTH}-10` };
    const note = { ...facts, against: about(issued[0]!), ...parties, ...debit.goods, ...sumsOf(debit.goods) };
    issue(note, issued[0]!);
  }
  for (const { isAll, packs } of sale.returns) {
    const asked = isAll
      ? ("all" as const)
      : lines.map(({ lineId }, at) => ({ lineId, quantity: packs[at]! }));
    for (const paper of issued.filter(({ kind }) => kind !== "credit-note")) {
      const before = issued.filter(({ kind, againstId }) => kind === "credit-note" && againstId === paper.id);
      const note = creditOf({ invoice: paper, before, packs: asked, isIntraState });
      if (!note || sumsOf(note).totalPaise === 0) continue;
      const facts = { number: take("CN"), kind: "credit-note" as const, issuedOn: `${MONTH}-20` };
      issue({ ...facts, against: about(paper), ...parties, ...note, ...sumsOf(note) }, paper);
      const credit = issued.at(-1)!.paper;
      credit.against = about(paper);
    }
  }
  return issued.map(({ paper }) => paper);
}
