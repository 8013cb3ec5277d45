// The bill of a counter sale while it is written; the browser and the server count by the same rules.

import { parseQuantity } from "#app/domain/cart/cart.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import { fieldRows } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";

export type BillProduct = {
  productId: number;
  sku: string;
  /** "Arnica Montana 30 CH, 30 ml". */
  name: string;
  brandName: string;
  mrpPaise: number;
  pricePaise: number;
  freeQuantity: number;
  soldTo: SoldTo;
};
export type BillLine = BillProduct & WantedPacks;
/** A product and how many packs of it; the quantity is NaN when something else was typed. */
export type WantedPacks = {
  productId: number;
  quantity: number;
  /** The line of an e-prescription that asks for it. */
  prescriptionLineId?: number | undefined;
};
export type BillLineProblem = "not-for-retail" | "more-than-stock" | "bad-quantity";

const MOST_LINES = 100;

/** The lines of a sent bill, fields `line-<product>` with a quantity, `prescribed-<product>` with a prescription's line; a line without a quantity is left out. */
export function readBillLines(form: FormData): WantedPacks[] {
  return fieldRows(form, "line")
    .flatMap(({ id: productId, text }) => {
      if (text === "" || text === "0") return [];
      const line = { productId, quantity: parseQuantity(text) ?? Number.NaN };
      const prescriptionLineId = parseRowId(fieldText(form, `prescribed-${productId}`));
      return [prescriptionLineId === undefined ? line : { ...line, prescriptionLineId }];
    })
    .slice(0, MOST_LINES);
}

/** A row of a pasted list that somebody must choose a product for. */
export type OpenRow = {
  text: string;
  quantity: number;
  /** How many it may be instead, where the line can be read in two ways. */
  maybeQuantity: number | undefined;
  /** None where the words fit no product. */
  candidates: { id: number; label: string }[];
};
export type TypedRow = { text: string; quantity: string };

/** What was chosen for the open rows of a pasted list: fields `choice-<row>` with a product, "none" to leave it out or nothing yet; `open-<row>` with its words, `packs-<row>` with how many. */
export function readOpenRows(form: FormData): { chosen: WantedPacks[]; open: TypedRow[] } {
  const [chosen, open]: [WantedPacks[], TypedRow[]] = [[], []];
  for (const { id: row, text: choice } of fieldRows(form, "choice")) {
    if (choice === "none") continue;
    const packs = fieldText(form, `packs-${row}`);
    const text = fieldText(form, `open-${row}`).slice(0, 200);
    const productId = parseRowId(choice);
    if (productId !== undefined) chosen.push({ productId, quantity: parseQuantity(packs) ?? Number.NaN });
    else if (text) open.push({ text, quantity: packs });
  }
  return { chosen, open: open.slice(0, MOST_LINES) };
}

/** The lines with packs added, in a line of their own or in the one of the same product. */
export function addPacks<Line extends WantedPacks>(lines: readonly Line[], packs: Line): Line[] {
  if (!lines.some((line) => line.productId === packs.productId)) return [...lines, packs];
  return lines.map((line) =>
    line.productId === packs.productId ? { ...line, quantity: line.quantity + packs.quantity } : line,
  );
}

/** What the lines cost together, in paise. */
export function billTotalPaise(lines: readonly Pick<BillLine, "pricePaise" | "quantity">[]): number {
  return lines.reduce((sum, line) => sum + line.pricePaise * (line.quantity || 0), 0);
}

/** Why a line cannot be sold as it is; undefined when it can. */
export function billLineProblem(
  line: Pick<BillLine, "quantity" | "freeQuantity" | "soldTo">,
): BillLineProblem | undefined {
  if (line.soldTo === "nobody") return "not-for-retail";
  if (!Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > 999) return "bad-quantity";
  return line.quantity > line.freeQuantity ? "more-than-stock" : undefined;
}

/** Cash that can be received at the counter. */
export const RECEIVED = { minPaise: 0, maxPaise: 999_999_999 };
