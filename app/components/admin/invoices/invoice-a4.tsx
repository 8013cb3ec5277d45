import { taxHead } from "#app/components/admin/invoices/figure.ts";
import { InvoiceParties, InvoiceSeller, InvoiceTitle } from "#app/components/admin/invoices/invoice-head.tsx";
import { HsnTable, InvoiceLines } from "#app/components/admin/invoices/invoice-lines.tsx";
import { amountText } from "#app/content/messages/invoices/amount.ts";
import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import { type InvoicePaper, isOfPrices, partsOf } from "#app/domain/invoices/invoice-paper.ts";
import { isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { isUntaxed, taxColumns, taxIn } from "#app/domain/invoices/tax-columns.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** A tax invoice, bill of supply or note on A4, as it was given out. */
export function InvoiceA4({ paper, returnDays }: { paper: InvoicePaper; returnDays: number }) {
  const words = invoiceText;
  const isNote = !isInvoiceKind(paper.kind);
  return (
    <article className="paper paper-invoice">
      <InvoiceSeller paper={paper} />
      <InvoiceTitle paper={paper} />
      <InvoiceParties paper={paper} />
      <InvoiceLines paper={paper} />
      <div className="invoice-sums">
        <div>
          <h2>{words.byHsn}</h2>
          <HsnTable paper={paper} />
          <p className="invoice-words">{amountText.inWords(paper.totalPaise)}</p>
        </div>
        <Sums paper={paper} />
      </div>
      <footer>
        <div>
          {paper.reason && <p>{words.reason(paper.reason)}</p>}
          <p>{isUntaxed(paper) ? words.noTax : words.inclusive}</p>
          {!isNote && returnDays > 0 && <p>{words.returnDays(returnDays)}</p>}
          {!isNote && <p>{words.keepCool}</p>}
        </div>
        <p className="invoice-signature">{words.signature(paper.seller.legalName ?? paper.seller.name)}</p>
      </footer>
    </article>
  );
}

function Sums({ paper }: { paper: InvoicePaper }) {
  const words = invoiceText;
  const { mrpPaise, totalPaise, roundingPaise, delivery, taxablePaise } = paper;
  const parts = partsOf(paper);
  const deliveryPaise = delivery?.totalPaise ?? 0;
  const discountPaise = mrpPaise + deliveryPaise + roundingPaise - totalPaise;
  const columns = taxColumns(paper);
  const rows: [string, string][] = [
    ...(isOfPrices(paper)
      ? ([
          [words.atMrp, rupeesExact(mrpPaise)],
          [words.discount, `− ${rupeesExact(discountPaise)}`],
          [words.delivery, rupeesExact(deliveryPaise)],
        ] as [string, string][])
      : []),
    ...(columns.length > 0 ? [[words.taxableValue, rupeesExact(taxablePaise)] as [string, string]] : []),
    ...columns.map((column): [string, string] => [
      taxHead(column),
      rupeesExact(taxIn({ ...paper, gstPercent: 0 }, column).paise),
    ]),
    [words.rounding, rupeesExact(roundingPaise)],
  ];
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="invoice-total">
        <dt>{words.sumName(paper.kind)}</dt>
        <dd>{rupeesExact(totalPaise)}</dd>
      </div>
      {parts && (
        <>
          <div>
            <dt>{words.advance(words.payment[paper.payment.method])}</dt>
            <dd>{rupeesExact(parts.advancePaise)}</dd>
          </div>
          <div>
            <dt>{words.toCollect}</dt>
            <dd>{rupeesExact(parts.doorPaise)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
