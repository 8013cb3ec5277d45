import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { FactList } from "#app/components/admin/fact-list.tsx";
import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { PhoneLink } from "#app/components/admin/phone-link.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { officeEnquiriesText } from "#app/content/messages/enquiries/office-enquiries.ts";
import type { QuoteState } from "#app/domain/enquiries/quote.ts";
import { rupees } from "#app/domain/money.ts";

type Note = {
  id: number;
  kind: "note" | "answer";
  body: string;
  writtenAt: Date;
  authorName: string | null;
};

/** What was said to the customer, and among the people of the shop, in order. */
export function EnquiryNotes({ notes }: { notes: Note[] }) {
  const { one } = officeEnquiriesText;
  return (
    <Card title={one.history} isPadded={false}>
      {notes.length === 0 && <p className="p-4 text-ink-2">{one.nothing}</p>}
      <ol className="divide-y divide-line-soft">
        {notes.map((note) => (
          <li
            key={note.id}
            className={`grid gap-1 px-4 py-3 ${note.kind === "note" ? "bg-marigold-50" : ""}`}
          >
            <p className="text-sm text-ink-2">
              <b className="font-semibold text-ink">{one[note.kind]}</b>,{" "}
              {note.authorName ?? one.formerPerson}, {formatDateTime(note.writtenAt)}
            </p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">{note.body}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Quote = {
  number: string;
  token: string;
  state: QuoteState;
  validUntil: string;
  goodsPaise: number;
  deliveryPaise: number;
  missing: { name: string; quantity: number; freeQuantity: number }[];
};

const LOOKS = {
  open: "info",
  expired: "mute",
  awaiting_goods: "warn",
  accepted: "ok",
  withdrawn: "mute",
} as const;

/** The quotes of a bulk request; the open one can be taken back. */
export function SentQuotes({ quotes }: { quotes: Quote[] }) {
  const { quote: words } = officeEnquiriesText;
  if (quotes.length === 0) return null;
  return (
    <Card title={words.sent} isPadded={false}>
      <ul className="divide-y divide-line-soft">
        {quotes.map((quote) => (
          <li key={quote.number} className="grid gap-2 px-4 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/quote/${quote.token}`} className="link" reloadDocument>
                {quote.number}
              </Link>
              <Status kind={LOOKS[quote.state]}>{words.states[quote.state]}</Status>
              <b className="ml-auto tabular-nums">{rupees(quote.goodsPaise + quote.deliveryPaise)}</b>
            </p>
            <p className="text-sm text-ink-2">{words.validUntil(formatDate(quote.validUntil))}</p>
            {quote.missing.length > 0 && (
              <ul className="text-sm font-semibold text-clay-800">
                {quote.missing.map(({ name, quantity, freeQuantity }) => (
                  <li key={name}>{words.missing(name, freeQuantity, quantity)}</li>
                ))}
              </ul>
            )}
            {quote.state === "awaiting_goods" && (
              <OfficeAct intent="complete" button={words.complete}>
                <input type="hidden" name="quote" value={quote.number} />
                <p className="text-sm text-ink-2">{words.completeHint}</p>
              </OfficeAct>
            )}
            {(quote.state === "open" || quote.state === "awaiting_goods") && (
              <AskOnce button={words.withdraw}>
                <p>{words.withdrawAsk(quote.number)}</p>
                <OfficeAct intent="withdraw" button={words.withdraw}>
                  <input type="hidden" name="quote" value={quote.number} />
                </OfficeAct>
              </AskOnce>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who asked, and until when they were promised an answer. */
export function EnquiryPerson({
  person,
}: {
  person: {
    name: string;
    organization: string;
    requestType: "doctor" | "pharmacy" | "institution" | "other" | null;
    email: string;
    phone: string;
    ownerName: string | undefined;
  };
}) {
  const words = officeEnquiriesText;
  const { one } = words;
  return (
    <Card title={one.person}>
      <FactList
        facts={[
          [one.person, person.name],
          [
            one.organization,
            [person.organization, person.requestType && words.requestTypes[person.requestType]]
              .filter(Boolean)
              .join(", "),
          ],
          [one.phone, <PhoneLink key="phone" phone={person.phone} />],
          [one.email, person.email],
          [one.owner, person.ownerName ?? words.nobody],
        ]}
      />
    </Card>
  );
}

/** What an applicant states; the owner decides on it on a screen of its own. */
export function ApplicationFacts({
  application,
  canDecide,
}: {
  application: {
    gstin: string;
    drugLicence: string;
    status: "pending" | "approved" | "rejected";
    paperCount: number;
  };
  canDecide: boolean;
}) {
  const { application: words } = officeEnquiriesText;
  return (
    <Card title={words.title}>
      <FactList
        facts={[
          [words.gstin, application.gstin],
          [words.drugLicence, application.drugLicence],
          [words.papers, String(application.paperCount)],
          [words.decision, words.status[application.status]],
        ]}
      />
      {canDecide && application.status === "pending" && (
        <Link to="/admin/people/applications" className="btn btn-quiet mt-4 w-full">
          {words.decide}
        </Link>
      )}
    </Card>
  );
}
