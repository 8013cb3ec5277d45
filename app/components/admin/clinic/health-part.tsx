import { FileText } from "lucide-react";
import { FactList } from "#app/components/admin/fact-list.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import type { HealthPart } from "#app/domain/clinic/health-part.ts";

/** What the patient wrote, the records and the doctor's notes: for doctors and the owner. */
export function HealthCards({ health }: { health: HealthPart }) {
  const { health: words } = officeClinicText;
  return (
    <>
      <Card title={words.title}>
        <FactList
          facts={[
            [words.age, `${health.ageYears}, ${words.gender[health.gender]}`],
            [words.guardian, health.guardianName],
            [words.complaints, health.mainComplaints],
            [words.duration, health.duration],
            [words.earlier, health.previousTreatment],
            [words.sharing, health.isSharingRecords && words.yes],
            [words.consent, words.consentOf(formatDateTime(health.consentedAt), health.consentVersion)],
            [
              words.withdrawn,
              health.consentWithdrawnAt && words.withdrawnAt(formatDateTime(health.consentWithdrawnAt)),
            ],
          ]}
        />
        <p className="mt-3 text-sm text-ink-2">{words.logged}</p>
      </Card>
      <Card title={words.records}>
        {health.records.length === 0 ? (
          <p className="text-ink-2">{words.noRecords}</p>
        ) : (
          <>
            <ul className="grid gap-1">
              {health.records.map(({ uploadId, fileName, byteCount, uploadedAt }) => (
                <li key={uploadId} className="grid grid-cols-[auto_1fr] items-center gap-x-3">
                  <FileText className="size-[18px] text-ink-2" />
                  <a
                    href={hrefOf(`/records/${uploadId}/open`)}
                    target="_blank"
                    rel="noreferrer"
                    className="link min-w-0 py-1.5 [overflow-wrap:anywhere]"
                  >
                    {fileName}
                  </a>
                  <span className="col-start-2 text-sm text-ink-2">
                    {words.size(Math.ceil(byteCount / 1024).toLocaleString("en-IN"))},{" "}
                    {formatDateTime(uploadedAt)}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-ink-2">{words.opens}</p>
          </>
        )}
      </Card>
      <Card title={words.notes}>
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="notes" />
          <TextArea
            name="notes"
            label={words.notes}
            hint={words.notesHint}
            defaultValue={health.doctorNotes}
            maxLength={10_000}
            rows={5}
          />
          <Button variant="quiet">{words.keep}</Button>
        </Form>
      </Card>
    </>
  );
}

/** The prescriptions of the consultation, and the way to write one. */
export function ConsultationPrescriptions({
  number,
  prescriptions,
  canWrite,
}: {
  number: string;
  prescriptions: { number: string; issuedAt: Date }[];
  canWrite: boolean;
}) {
  const { health: words } = officeClinicText;
  return (
    <Card title={words.prescriptions}>
      {prescriptions.length === 0 && <p className="text-ink-2">{words.noPrescription}</p>}
      <ul className="grid gap-1">
        {prescriptions.map((each) => (
          <li key={each.number}>
            <Link to={`/admin/prescriptions/${each.number}`} className="link">
              {each.number}
            </Link>{" "}
            <small className="text-ink-2">{formatDateTime(each.issuedAt)}</small>
          </li>
        ))}
      </ul>
      {canWrite && (
        <Link to={`/admin/prescriptions/new?consultation=${number}`} className="btn btn-primary mt-3 w-full">
          {words.write}
        </Link>
      )}
    </Card>
  );
}
