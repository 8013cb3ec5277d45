import { formatDate, formatDay } from "#app/content/messages/dates.ts";
import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { deliveryOf, type InvoicePaper, placeOf } from "#app/domain/invoices/invoice-paper.ts";
import { isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { isInterState } from "#app/domain/invoices/tax-columns.ts";

/** Who sells, with licence and GSTIN. */
export function InvoiceSeller({ paper: { seller } }: { paper: InvoicePaper }) {
  const words = invoiceText;
  const { name, legalName, address, state, phone, gstin, licence20c, licence20cHolder } = seller;
  return (
    <header className="invoice-head">
      <div>
        <img src="/art/mark-one-colour.svg" alt="" width={45} height={53} />
        <div>
          <span className="invoice-shop">{name}</span>
          {legalName && legalName !== name && <small>{legalName}</small>}
        </div>
      </div>
      <address>
        {address}, {state.name}
        {phone && (
          <>
            <br />
            +91 {formatPhone(phone)}
          </>
        )}
        {gstin && (
          <>
            <br />
            {words.gstin(gstin, state.name, state.code)}
          </>
        )}
        {licence20c && (
          <>
            <br />
            {licence20cHolder ? words.licence(licence20c, licence20cHolder) : words.licenceAlone(licence20c)}
          </>
        )}
      </address>
    </header>
  );
}

/** Which paper it is, with its numbers and days. */
export function InvoiceTitle({ paper }: { paper: InvoicePaper }) {
  const words = invoiceText;
  const { kind, number, issuedOn, orderNumber, payment, against } = paper;
  const method = words.payment[payment.method];
  const facts: [string, string][] = [
    [words.numberName[kind], number],
    [words.date, formatDate(issuedOn)],
    ...(against
      ? ([
          [words.against, against.number],
          [words.of, formatDate(against.issuedOn)],
        ] as [string, string][])
      : ([
          [words.order, orderNumber],
          [words.paidBy, payment.paidOn ? words.paidOn(method, formatDay(payment.paidOn)) : method],
        ] as [string, string][])),
  ];
  return (
    <div className="invoice-title">
      <h1>{words.kind[kind]}</h1>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Who buys, where it goes, and whose tax it is. */
export function InvoiceParties({ paper }: { paper: InvoicePaper }) {
  const words = invoiceText;
  const { buyer, kind } = paper;
  const behind = paper.against?.behind;
  const place = placeOf(paper);
  return (
    <div className="invoice-parties">
      <div>
        <h2>{words.buyer}</h2>
        <b>{buyer.organization ?? buyer.name ?? words.forgotten}</b>
        {buyer.address && <p>{buyer.address}</p>}
        {buyer.state && <p>{buyer.state.name}</p>}
        {buyer.gstin && <p>{words.buyerGstin(buyer.gstin)}</p>}
      </div>
      <div>
        {isInvoiceKind(kind) && (
          <>
            <h2>{words.deliveredTo}</h2>
            {buyer.organization && <p>{buyer.name}</p>}
            <p>{words.wentTo(deliveryOf(buyer))}</p>
          </>
        )}
        {!isInvoiceKind(kind) && (
          <>
            <h2>{words.order}</h2>
            <p>{paper.orderNumber}</p>
            {behind && <p>{words.behind(behind.number, formatDate(behind.issuedOn))}</p>}
          </>
        )}
      </div>
      <div>
        <h2>{words.placeOfSupply}</h2>
        <p>{words.state(place.name, place.code)}</p>
        {isInterState(paper) && <p>{words.interState}</p>}
        {kind === "tax-invoice" && <p>{words.noReverseCharge}</p>}
      </div>
    </div>
  );
}
