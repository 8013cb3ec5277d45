import { amountText } from "#app/content/messages/invoices/amount.ts";
import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import { hsnSummary } from "#app/domain/invoices/hsn-summary.ts";
import { type InvoicePaper, isOfPrices, partsOf } from "#app/domain/invoices/invoice-paper.ts";
import { isUntaxed, taxColumns, taxIn } from "#app/domain/invoices/tax-columns.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { figure } from "#app/services/invoices/invoice-table.server.ts";
import { MM, type Paper } from "#app/services/open-paper.server.ts";

const words = invoiceText;

/** Sums, tax by HSN, the amount in words and the foot, from `top` down. */
export function drawSums(paper: Paper, bill: InvoicePaper, top: number): void {
  const { mrpPaise, totalPaise, roundingPaise, delivery, taxablePaise, kind, seller } = bill;
  const deliveryPaise = delivery?.totalPaise ?? 0;
  const columns = taxColumns(bill);
  const rows: [string, number][] = [
    ...(isOfPrices(bill)
      ? ([
          [words.atMrp, mrpPaise],
          [words.discount, totalPaise - roundingPaise - deliveryPaise - mrpPaise],
          [words.delivery, deliveryPaise],
        ] as [string, number][])
      : []),
    ...(columns.length > 0 ? [[words.taxableValue, taxablePaise] as [string, number]] : []),
    ...columns.map((column): [string, number] => [
      words[column.tax],
      taxIn({ ...bill, gstPercent: 0 }, column).paise,
    ]),
    [words.rounding, roundingPaise],
  ];
  const right = { x: paper.left + 112 * MM, width: paper.width - 112 * MM };
  let end = top;
  for (const [name, paise] of rows) {
    paper.write(paise < 0 ? `− ${rupeesExact(-paise)}` : rupeesExact(paise), end, {
      ...right,
      size: 9.5,
      align: "right",
    });
    end = paper.write(name, end, { ...right, size: 9.5 });
  }
  const total = { ...right, size: 13, weight: "bold" as const };
  paper.write(rupeesExact(totalPaise), end + 2 * MM, { ...total, align: "right" });
  paper.write(words.sumName(kind), end + 2 * MM, total);
  end += 8 * MM;
  const parts = partsOf(bill);
  const paid: [string, number][] = parts
    ? [
        [words.advance(words.payment[bill.payment.method]), parts.advancePaise],
        [words.toCollect, parts.doorPaise],
      ]
    : [];
  for (const [name, paise] of paid) {
    paper.write(figure(paise), end, { ...right, size: 9.5, align: "right" });
    end = paper.write(name, end, { ...right, size: 9.5 });
  }
  const below = drawHsn(paper, bill, top);
  const inWords = amountText.inWords(totalPaise);
  const boxed = { x: paper.left + 3 * MM, width: 97 * MM, weight: "bold" as const };
  const height = paper.heightOf(inWords, boxed) + 4 * MM;
  paper.box(below + 3 * MM, { width: 103 * MM, height });
  paper.write(inWords, below + 5 * MM, boxed);
  const foot = Math.max(end + 4 * MM, below + height + 8 * MM);
  paper.write(isUntaxed(bill) ? words.noTax : words.inclusive, foot, { width: 100 * MM, size: 8.25 });
  paper.write(words.signature(seller.legalName ?? seller.name), foot, {
    ...right,
    size: 8.25,
    align: "right",
  });
}

const HSN_WIDTH = 103 * MM;

/** What was sold under each tax heading, as a small table; gives where the next line would begin. */
function drawHsn(paper: Paper, bill: InvoicePaper, top: number): number {
  const tax = taxColumns(bill);
  const heads = [
    words.hsn,
    words.packs,
    tax.length > 0 ? words.taxable : words.amount,
    ...tax.map((column) => words[column.tax]),
  ];
  const rows = hsnSummary(bill).map((row) => [
    row.hsn,
    String(row.quantity),
    figure(tax.length > 0 ? row.taxablePaise : row.totalPaise),
    ...tax.map((column) => {
      const { paise, percent } = taxIn(row, column);
      return words.taxPart(figure(paise), String(percent));
    }),
  ]);
  const width = HSN_WIDTH / heads.length;
  const write = (cells: string[], y: number, weight: "bold" | "text") =>
    Math.max(
      ...cells.map((cell, index) =>
        paper.write(cell, y, {
          x: paper.left + index * width,
          width,
          size: 8,
          weight,
          ...(index > 0 && { align: "right" as const }),
        }),
      ),
    );
  let end = paper.write(words.byHsn, top, { width: HSN_WIDTH, size: 8.75, weight: "bold" });
  end = write(heads, end + 1 * MM, "bold");
  paper.rule(end, { width: HSN_WIDTH });
  end += 1 * MM;
  for (const row of rows) end = write(row, end, "text");
  return end;
}
