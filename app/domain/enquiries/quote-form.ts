// A quote as somebody of the shop fills it in: packs and rupees by product, 0 packs leave a product out.

import { rupeeAmount } from "#app/domain/batch-form.ts";
import { MOST_PACKS } from "#app/domain/catalog/pasted-list.ts";
import { cleanLine, cleanLines } from "#app/domain/plain-text.ts";

export type TypedQuoteRow = {
  productId: number;
  packs: string;
  price: string;
  /** The day by which missing packs come in; empty when none are to be ordered. */
  toOrderBy: string;
};
export type TypedQuote = {
  rows: TypedQuoteRow[];
  delivery: string;
  validUntil: string;
  note: string;
  /** The words of a product that is to be added. */
  add: string;
};
export type ReadQuote = {
  lines: { productId: number; quantity: number; pricePaise: number; toOrderBy: string | null }[];
  /** Products whose packs or price cannot be read. */
  badProductIds: number[];
  /** Not a number when it cannot be read. */
  deliveryPaise: number;
};

const MOST_ROWS = 200;

/** The fields of the form as they were typed. */
export function typedQuote(form: FormData): TypedQuote {
  const all = (name: string) => form.getAll(name).slice(0, MOST_ROWS).map(String);
  const [packs, prices, days] = [all("packs"), all("price"), all("toOrderBy")];
  const line = (name: string) => cleanLine(String(form.get(name) ?? "")).slice(0, 200);
  return {
    rows: all("productId").flatMap((id, place) =>
      /^\d{1,9}$/.test(id)
        ? {
            productId: Number(id),
            packs: (packs[place] ?? "").trim(),
            price: (prices[place] ?? "").trim(),
            toOrderBy: (days[place] ?? "").trim().slice(0, 10),
          }
        : [],
    ),
    delivery: line("delivery"),
    validUntil: line("validUntil"),
    note: cleanLines(String(form.get("note") ?? "")).slice(0, 1000),
    add: line("add"),
  };
}

/** What was typed as packs and paise. */
export function readQuote({ rows, delivery }: TypedQuote): ReadQuote {
  const read = rows.map((row) => ({
    productId: row.productId,
    quantity: /^\d{1,7}$/.test(row.packs) ? Number(row.packs) : row.packs === "" ? 0 : Number.NaN,
    pricePaise: paiseOf(row.price),
    toOrderBy: row.toOrderBy || null,
  }));
  const wanted = read.filter(({ quantity }) => quantity !== 0);
  const isGood = ({ quantity, pricePaise }: (typeof read)[number]) =>
    quantity <= MOST_PACKS && pricePaise > 0;
  return {
    lines: wanted.filter(isGood),
    badProductIds: wanted.filter((row) => !isGood(row)).map(({ productId }) => productId),
    deliveryPaise: delivery === "" ? 0 : paiseOf(delivery),
  };
}

function paiseOf(text: string): number {
  return rupeeAmount({ isRequired: true }).safeParse(text).data ?? Number.NaN;
}
