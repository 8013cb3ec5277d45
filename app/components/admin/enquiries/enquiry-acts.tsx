import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { officeEnquiriesText } from "#app/content/messages/enquiries/office-enquiries.ts";
import { canEnquiryBecome, type EnquiryStatus } from "#app/domain/enquiries/enquiry.ts";

/** What can be done with an enquiry as it stands: take it, answer, keep a note, put it away. */
export function EnquiryActs({
  enquiry: { status, email, ownerName, isMine, notes },
  typed,
}: {
  enquiry: {
    status: EnquiryStatus;
    email: string;
    ownerName: string | undefined;
    isMine: boolean;
    notes: { kind: "note" | "answer" }[];
  };
  /** What a refused form had in it. */
  typed: { intent: string; text: string } | undefined;
}) {
  const { acts } = officeEnquiriesText;
  // A form is emptied once its own words are kept; what stands in the other one stays.
  const countOf = (kind: "note" | "answer") => notes.filter((note) => note.kind === kind).length;
  const kept = (intent: string) => (typed?.intent === intent ? typed.text : "");
  return (
    <Card title={acts.title}>
      <div className="grid gap-4">
        {status !== "closed" && !ownerName && <OfficeAct intent="take" button={acts.take} />}
        {canEnquiryBecome(status, "answered") && (
          <OfficeAct key={`answer ${countOf("answer")}`} intent="answer" button={acts.send}>
            <TextArea
              name="text"
              id="answer"
              label={acts.answer}
              hint={acts.answerHint(email)}
              defaultValue={kept("answer")}
              maxLength={4000}
              rows={6}
              required
            />
          </OfficeAct>
        )}
        <OfficeAct key={`note ${countOf("note")}`} intent="note" button={acts.keep} variant="quiet">
          <TextArea
            name="text"
            id="note"
            label={acts.note}
            defaultValue={kept("note")}
            maxLength={2000}
            rows={2}
            required
          />
        </OfficeAct>
        {status !== "closed" && ownerName && !isMine && (
          <AskOnce button={acts.takeOver}>
            <p>{acts.takeOverAsk(ownerName)}</p>
            <OfficeAct intent="take-over" button={acts.takeOver} />
          </AskOnce>
        )}
        {canEnquiryBecome(status, "closed") && (
          <OfficeAct intent="close" button={acts.close} variant="quiet" />
        )}
        {status === "closed" && <OfficeAct intent="reopen" button={acts.reopen} />}
      </div>
    </Card>
  );
}
