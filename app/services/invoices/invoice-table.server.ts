import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import { type InvoicePaper, isOfPrices } from "#app/domain/invoices/invoice-paper.ts";
import { type TaxColumn, taxColumns, taxIn } from "#app/domain/invoices/tax-columns.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { MM, type Paper } from "#app/services/open-paper.server.ts";

const words = invoiceText;

type Column = { x: number; width: number; align?: "right" };
export type InvoiceRow = { kind: "head" | "line" | "sum"; cells: string[] };

const WIDTHS_MM = {
  hsn: 15.5,
  batch: 23,
  expiry: 13.5,
  mrp: 13,
  packs: 8,
  rate: 13,
  taxable: 16,
  tax: 15,
  amount: 16.5,
};

/** Where the columns of the goods stand; the medicine takes what is left. */
export function invoiceColumns(paper: Paper, tax: TaxColumn[]): Column[] {
  const { hsn, batch, expiry, mrp, packs, rate, taxable, amount } = WIDTHS_MM;
  const fixed = [
    hsn,
    batch,
    expiry,
    mrp,
    packs,
    rate,
    ...(tax.length > 0 ? [taxable] : []),
    ...tax.map(() => WIDTHS_MM.tax),
    amount,
  ];
  const widths = fixed.map((width) => width * MM);
  const first = paper.width - widths.reduce((sum, width) => sum + width, 0);
  let x = paper.left;
  return [first, ...widths].map((width, index) => {
    const column: Column = { x, width: width - 1.5 * MM, ...(index > 3 && { align: "right" as const }) };
    x += width;
    return column;
  });
}

/** The rows of a paper: heads, goods, delivery and their sum. */
export function lineCells(bill: InvoicePaper): InvoiceRow[] {
  const columns = taxColumns(bill);
  const taxed = (part: GstSplit & { gstPercent: number }, isSum = false) =>
    columns.length === 0
      ? []
      : [
          figure(part.taxablePaise),
          ...columns.map((column) => {
            const { paise, percent } = taxIn(part, column);
            return isSum ? figure(paise) : `${figure(paise)}\n${words.percent(String(percent))}`;
          }),
        ];
  const heads = [
    words.item,
    words.hsn,
    words.batch,
    words.expiry,
    words.mrp,
    words.packs,
    isOfPrices(bill) ? words.rate : words.raise,
  ];
  const head = [
    ...heads,
    ...(columns.length > 0 ? [words.taxable] : []),
    ...columns.map(({ tax }) => words[tax]),
    words.amount,
  ];
  const lines = bill.lines.map((line) => [
    `${line.name}\n${line.brandName}, ${line.packSize}`,
    line.hsn,
    line.batches
      .map(({ number, quantity }) => (line.batches.length > 1 ? words.batchOf(number, quantity) : number))
      .join("\n"),
    line.batches.map(({ expiresOn }) => formatExpiry(expiresOn)).join("\n"),
    figure(line.mrpPaise),
    String(line.quantity),
    figure(line.pricePaise),
    ...taxed(line),
    figure(line.totalPaise),
  ]);
  const { delivery, totalPaise, roundingPaise } = bill;
  const way = delivery
    ? [[words.delivery, delivery.hsn, "", "", "", "", "", ...taxed(delivery), figure(delivery.totalPaise)]]
    : [];
  const packs = bill.lines.reduce((sum, line) => sum + line.quantity, 0);
  const sum = [
    words.sum,
    "",
    "",
    "",
    "",
    String(packs),
    "",
    ...taxed({ ...bill, gstPercent: 0 }, true),
    figure(totalPaise - roundingPaise),
  ];
  return [
    { kind: "head", cells: head },
    ...[...lines, ...way].map((cells) => ({ kind: "line" as const, cells })),
    { kind: "sum", cells: sum },
  ];
}

/** Draws a row; gives where the next one begins. */
export function drawRow(
  paper: Paper,
  { columns, row, top }: { columns: Column[]; row: InvoiceRow; top: number },
): number {
  if (row.kind === "head") paper.rule(top, { color: "#101f19" });
  const look = {
    size: row.kind === "head" ? 7.75 : 8.5,
    weight: row.kind === "line" ? ("text" as const) : ("bold" as const),
  };
  const ends = row.cells.map((cell, index) =>
    cell === "" ? top : paper.write(cell, top + 1.2 * MM, { ...columns[index]!, ...look }),
  );
  const end = Math.max(...ends) + 1.2 * MM;
  paper.rule(end, row.kind === "line" ? {} : { color: "#101f19" });
  return end;
}

/** An amount without the sign of the rupee, for columns. */
export function figure(paise: number): string {
  return rupeesExact(paise).replace("₹", "");
}
