// A quote as somebody of the shop fills it in: packs and rupees by product, 0 packs leave a product out.

import { MOST_PACKS } from "#app/domain/catalog/most-packs.ts";
import { fieldLine, fieldLines } from "#app/domain/form/form-lines.ts";
import { fieldTexts } from "#app/domain/form/form-text.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";

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
const PACKS = { min: 0, max: MOST_PACKS };
/** Up to ₹10,00,000. */
const RUPEES = { minPaise: 0, maxPaise: 100_000_000 };

/** The fields of the form as they were typed. */
export function typedQuote(form: FormData): TypedQuote {
  const all = (name: string) => fieldTexts(form, name).slice(0, MOST_ROWS);
  const [packs, prices, days] = [all("packs"), all("price"), all("toOrderBy")];
  const line = (name: string) => fieldLine(form, name).slice(0, 200);
  return {
    rows: all("productId").flatMap((id, place) => {
      const productId = parseRowId(id);
      if (productId === undefined) return [];
      const [ofPacks = "", ofPrice = "", ofDay = ""] = [packs[place], prices[place], days[place]];
      return [
        {
          productId,
          packs: ofPacks.trim(),
          price: ofPrice.trim(),
          toOrderBy: ofDay.trim().slice(0, 10),
        },
      ];
    }),
    delivery: line("delivery"),
    validUntil: line("validUntil"),
    note: fieldLines(form, "note").slice(0, 1000),
    add: line("add"),
  };
}

/** What was typed as packs and paise. */
export function readQuote({ rows, delivery }: TypedQuote): ReadQuote {
  const read = rows.map((row) => ({
    productId: row.productId,
    quantity: row.packs === "" ? 0 : (parseWholeNumber(row.packs, PACKS) ?? Number.NaN),
    pricePaise: paiseOf(row.price),
    toOrderBy: row.toOrderBy || null,
  }));
  const wanted = read.filter(({ quantity }) => quantity !== 0);
  const isGood = ({ quantity, pricePaise }: (typeof read)[number]) => quantity > 0 && pricePaise > 0;
  return {
    lines: wanted.filter(isGood),
    badProductIds: wanted.filter((row) => !isGood(row)).map(({ productId }) => productId),
    deliveryPaise: delivery === "" ? 0 : paiseOf(delivery),
  };
}

function paiseOf(text: string): number {
  return parseRupees(text, RUPEES) ?? Number.NaN;
}
