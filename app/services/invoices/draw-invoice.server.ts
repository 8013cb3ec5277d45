import { formatDate } from "#app/content/messages/dates.ts";
import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { deliveryOf, type InvoicePaper, placeOf } from "#app/domain/invoices/invoice-paper.ts";
import { isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { isInterState, taxColumns } from "#app/domain/invoices/tax-columns.ts";
import { drawSums } from "#app/services/invoices/draw-sums.server.ts";
import { drawRow, invoiceColumns, lineCells } from "#app/services/invoices/invoice-table.server.ts";
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
  paper.rule(top, { color: "#101f19" });
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
      ? [
          words.why,
          [
            bill.reason ?? "",
            words.ofOrder(orderNumber),
            behind ? words.behind(behind.number, formatDate(behind.issuedOn)) : "",
          ],
        ]
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
