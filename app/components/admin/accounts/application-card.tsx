import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { FactList } from "#app/components/admin/fact-list.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officePeopleText } from "#app/content/messages/accounts/office-people.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";

type Application = {
  number: string;
  organization: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  sentAt: Date;
  gstin: string;
  drugLicence: string;
  status: "pending" | "approved" | "rejected";
  reason: string;
  papers: { id: string; fileName: string }[];
};

/** What a business states about itself, its papers, and the two answers to it. */
export function ApplicationCard({ application }: { application: Application }) {
  const { applications: words } = officePeopleText;
  const { number, papers, status } = application;
  return (
    <Card
      title={application.organization}
      end={
        <Link to={`/admin/enquiries/${number}`} className="link">
          {number}
        </Link>
      }
    >
      <div className="grid gap-4">
        <FactList
          facts={[
            [words.contact, `${application.name}, ${application.phone}, ${application.email}`],
            [words.gstin, application.gstin],
            [words.licence, application.drugLicence],
            [words.sent, formatDateTime(application.sentAt)],
            [words.reason, application.reason],
          ]}
        />
        <p className="whitespace-pre-line">{application.message}</p>
        <div>
          <b>{words.papers}</b>
          {papers.length === 0 && <p className="text-ink-2">{words.noPapers}</p>}
          <ul>
            {papers.map(({ id, fileName }) => (
              <li key={id}>
                <a href={hrefOf(`/admin/people/papers/${id}`)} className="link break-all">
                  {fileName}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {status === "pending" && <Answers number={number} business={application.organization} />}
      </div>
    </Card>
  );
}

function Answers({ number, business }: { number: string; business: string }) {
  const { applications: words } = officePeopleText;
  return (
    <div className="flex flex-wrap gap-3">
      <AskOnce button={words.approve}>
        <p>{words.decideAsk(business)}</p>
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="number" value={number} />
          <TextField
            id={`percent-${number}`}
            name="percent"
            label={words.percent}
            inputMode="decimal"
            defaultValue="0"
            required
          />
          <Button name="intent" value="approve">
            {words.approve}
          </Button>
        </Form>
      </AskOnce>
      <AskOnce button={words.reject}>
        <p>{words.decideAsk(business)}</p>
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="number" value={number} />
          <TextArea id={`reason-${number}`} name="reason" label={words.rejectReason} rows={3} required />
          <Button name="intent" value="reject">
            {words.reject}
          </Button>
        </Form>
      </AskOnce>
    </div>
  );
}
