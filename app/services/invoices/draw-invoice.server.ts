import { formatDate } from "#app/content/messages/dates.ts";
import { amountText } from "#app/content/messages/invoices/amount.ts";
import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { hsnSummary } from "#app/domain/invoices/hsn-summary.ts";
import {
  deliveryOf,
  type InvoicePaper,
  isOfPrices,
  partsOf,
  placeOf,
} from "#app/domain/invoices/invoice-paper.ts";
import { isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { isInterState, isUntaxed, taxColumns, taxIn } from "#app/domain/invoices/tax-columns.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { drawRow, figure, invoiceColumns, lineCells } from "#app/services/invoices/invoice-table.server.ts";
import { MM, openPaper, type Paper } from "#app/services/open-paper.server.ts";

const GREY = "#41514a";
const words = invoiceText;

/** A tax invoice, bill of supply or note as a PDF of A4 pages, as it was given out. */
export async function drawInvoice(bill: InvoicePaper): Promise<Buffer> {
  const { kind, number, seller, issuedAt } = bill;
  const title = words.title(words.kind[kind], number);
  const paper = openPaper({ title, author: seller.legalName ?? seller.name, createdAt: issuedAt });
  let top = drawParties(paper, bill, drawTitle(paper, bill, drawSeller(paper, bill)));
  const columns = invoiceColumns(paper, taxColumns(bill));
  const [head, ...rows] = lineCells(bill);
  top = drawRow(paper, { columns, row: head!, top });
  for (const row of rows) {
    const at = paper.room(top, 14 * MM);
    // On a new page the heads come again.
    top = drawRow(paper, {
      columns,
      row,
      top: at < top ? drawRow(paper, { columns, row: head!, top: at }) : at,
    });
  }
  drawSums(paper, bill, paper.room(top + 5 * MM, 62 * MM));
  return paper.close();
}

function drawSeller(paper: Paper, { seller }: InvoicePaper): number {
  const { name, legalName, address, state, phone, gstin, licence20c, licence20cHolder } = seller;
  const half = paper.width / 2;
  paper.write(name, 14 * MM, { size: 17, weight: "display", width: half });
  if (legalName && legalName !== name) paper.write(legalName, 23 * MM, { size: 9, color: GREY, width: half });
  const licence = licence20cHolder
    ? words.licence(licence20c ?? "", licence20cHolder)
    : words.licenceAlone(licence20c ?? "");
  const facts = [
    `${address}, ${state.name}`,
    phone && `+91 ${formatPhone(phone)}`,
    gstin && words.gstin(gstin, state.name, state.code),
    licence20c && licence,
  ];
  const right = { x: paper.left + half, width: half, align: "right" as const, size: 8.75 };
  const end = paper.write(facts.filter(Boolean).join("\n"), 14 * MM, right);
  const top = Math.max(end, 28 * MM) + 2 * MM;
  paper.rule(top, "#101f19");
  return top + 4 * MM;
}

function drawTitle(paper: Paper, bill: InvoicePaper, top: number): number {
  const { kind, number, issuedOn, orderNumber, payment, against } = bill;
  const method = words.payment[payment.method];
  const facts: [string, string][] = [
    [words.numberName[kind], number],
    [words.date, formatDate(issuedOn)],
    against ? [words.against, against.number] : [words.order, orderNumber],
    against
      ? [words.of, formatDate(against.issuedOn)]
      : [words.paidBy, payment.paidOn ? words.paidOn(method, formatDate(payment.paidOn)) : method],
  ];
  paper.write(words.kind[kind], top + 1.5 * MM, { size: 16, weight: "display", width: 50 * MM });
  const widths = [31, 26, 30, 45];
  let x = paper.left + 50 * MM;
  for (const [index, [name, value]] of facts.entries()) {
    const place = { x, width: widths[index]! * MM };
    paper.write(value, paper.write(name, top, { ...place, size: 8, color: GREY }), {
      ...place,
      size: 9.5,
      weight: "bold",
    });
    x += widths[index]! * MM;
  }
  return top + 15 * MM;
}

function drawParties(paper: Paper, bill: InvoicePaper, top: number): number {
  const { buyer, kind, orderNumber } = bill;
  const behind = bill.against?.behind;
  const place = placeOf(bill);
  const parts: [string, string[]][] = [
    [
      words.buyer,
      [
        buyer.organization ?? buyer.name ?? words.forgotten,
        buyer.address ?? "",
        buyer.state?.name ?? "",
        buyer.gstin ? words.buyerGstin(buyer.gstin) : "",
      ],
    ],
    !isInvoiceKind(kind)
      ? [words.order, [orderNumber, behind ? words.behind(behind.number, formatDate(behind.issuedOn)) : ""]]
      : [words.deliveredTo, [buyer.organization ? (buyer.name ?? "") : "", words.wentTo(deliveryOf(buyer))]],
    [
      words.placeOfSupply,
      [
        words.state(place.name, place.code),
        isInterState(bill) ? words.interState : "",
        kind === "tax-invoice" ? words.noReverseCharge : "",
      ],
    ],
  ];
  const column = paper.width / 3;
  const ends = parts.map(([name, lines], index) => {
    const at = { x: paper.left + index * column, width: column - 5 * MM };
    const below = paper.write(name, top, { ...at, size: 8, color: GREY });
    return paper.write(lines.filter(Boolean).join("\n"), below, { ...at, size: 9.5 });
  });
  return Math.max(...ends) + 5 * MM;
}

function drawSums(paper: Paper, bill: InvoicePaper, top: number): void {
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
  const left = { width: 103 * MM, size: 8.75 };
  let below = paper.write(words.byHsn, top, { ...left, weight: "bold" });
  for (const row of hsnSummary(bill)) {
    const tax = columns.map((column) => {
      const { paise, percent } = taxIn(row, column);
      return `${words.taxAt(words[column.tax], String(percent))} ${figure(paise)}`;
    });
    below = paper.write(
      [`${row.hsn}:`, figure(columns.length > 0 ? row.taxablePaise : row.totalPaise), ...tax].join("  "),
      below,
      left,
    );
  }
  const inWords = amountText.inWords(totalPaise);
  const boxed = { x: paper.left + 3 * MM, width: 97 * MM, weight: "bold" as const };
  const height = paper.heightOf(inWords, boxed) + 4 * MM;
  paper.box(below + 3 * MM, { width: 103 * MM, height });
  paper.write(inWords, below + 5 * MM, boxed);
  const foot = Math.max(end + 4 * MM, below + height + 8 * MM);
  const said = [bill.reason && words.reason(bill.reason), isUntaxed(bill) ? words.noTax : words.inclusive];
  paper.write(said.filter(Boolean).join("\n"), foot, { width: 100 * MM, size: 8.25 });
  paper.write(words.signature(seller.legalName ?? seller.name), foot, {
    ...right,
    size: 8.25,
    align: "right",
  });
}
