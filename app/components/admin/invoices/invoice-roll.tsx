import { figure } from "#app/components/admin/invoices/figure.ts";
import { HsnTable } from "#app/components/admin/invoices/invoice-lines.tsx";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { amountText } from "#app/content/messages/invoices/amount.ts";
import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import type { InvoiceLine } from "#app/domain/invoices/invoice.ts";
import { type InvoicePaper, isOfPrices, partsOf } from "#app/domain/invoices/invoice-paper.ts";
import { isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { isUntaxed } from "#app/domain/invoices/tax-columns.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** The same paper for a roll of 80 mm: what the customer takes home from the counter. */
export function InvoiceRoll({
  paper,
  returnDays,
  cashier,
}: {
  paper: InvoicePaper;
  returnDays: number;
  /** Who sold at the counter. */
  cashier?: string | undefined;
}) {
  const words = invoiceText;
  const { seller, buyer, against, delivery, roundingPaise, mrpPaise, totalPaise, payment } = paper;
  const parts = partsOf(paper);
  const method = words.payment[payment.method];
  const isNote = !isInvoiceKind(paper.kind);
  const deliveryPaise = delivery?.totalPaise ?? 0;
  return (
    <article className="paper paper-roll paper-slip">
      <header>
        {seller.nameInHindi && (
          <p className="invoice-shop" lang="hi">
            {seller.nameInHindi}
          </p>
        )}
        <p className="invoice-shop">{seller.name}</p>
        {seller.legalName && seller.legalName !== seller.name && <p>{seller.legalName}</p>}
        <small>
          {seller.address}, {words.state(seller.state.name, seller.state.code)}
          <br />
          {[seller.phone && formatPhone(seller.phone), seller.gstin && words.buyerGstin(seller.gstin)]
            .filter(Boolean)
            .join(". ")}
          {seller.licence20c && (
            <>
              <br />
              {words.licenceAlone(seller.licence20c)}
            </>
          )}
        </small>
        <h1>{words.kind[paper.kind]}</h1>
      </header>
      <section>
        <Row name={paper.number} value={formatDateTime(paper.issuedAt)} />
        <Row name={buyer.organization ?? buyer.name ?? words.forgotten} value={paper.orderNumber} />
        {buyer.gstin && <p>{words.buyerGstin(buyer.gstin)}</p>}
        {cashier && <p>{words.servedBy(cashier)}</p>}
        {against && <Row name={`${words.against} ${against.number}`} value={formatDate(against.issuedOn)} />}
        {against?.behind && <p>{words.behind(against.behind.number, formatDate(against.behind.issuedOn))}</p>}
        {paper.reason && <p>{words.reason(paper.reason)}</p>}
      </section>
      {paper.lines.map((line, index) => (
        <Item key={line.lineId} line={line} position={index + 1} />
      ))}
      <section>
        {isOfPrices(paper) && (
          <>
            <Row name={words.atMrp} value={figure(mrpPaise)} />
            <Row
              name={words.discount}
              value={`− ${figure(mrpPaise + deliveryPaise + roundingPaise - totalPaise)}`}
            />
          </>
        )}
        {deliveryPaise > 0 && <Row name={words.delivery} value={figure(deliveryPaise)} />}
        {roundingPaise !== 0 && <Row name={words.rounding} value={figure(roundingPaise)} />}
        <p className="slip-row slip-total">
          <span>{words.sumName(paper.kind)}</span>
          <span>{rupeesExact(totalPaise)}</span>
        </p>
        {!isNote && (
          <Row
            name={parts ? words.advance(method) : method}
            value={figure(parts?.advancePaise ?? totalPaise)}
          />
        )}
        {parts && <Row name={words.toCollect} value={figure(parts.doorPaise)} />}
        <small>{amountText.inWords(totalPaise)}</small>
      </section>
      <section>
        <HsnTable paper={paper} />
        {isUntaxed(paper) && <small>{words.noTax}</small>}
      </section>
      {!isNote && returnDays > 0 && <footer>{words.rollReturnDays(returnDays)}</footer>}
    </article>
  );
}

function Item({ line, position }: { line: InvoiceLine; position: number }) {
  const words = invoiceText;
  return (
    <div className="slip-item">
      <b>
        {position}. {line.name}
      </b>
      {line.nameInHindi && <small lang="hi">{line.nameInHindi}</small>}
      <small>{words.rollLine(line.brandName, line.packSize, line.hsn)}</small>
      {line.batches.map(({ number, expiresOn }) => (
        <small key={number}>{words.rollBatch(number, formatExpiry(expiresOn), figure(line.mrpPaise))}</small>
      ))}
      <Row name={words.times(line.quantity, figure(line.pricePaise))} value={figure(line.totalPaise)} />
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <p className="slip-row">
      <span>{name}</span>
      <span>{value}</span>
    </p>
  );
}
