import { FileText } from "lucide-react";
import type { ChangeEvent } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { ownConsultationText } from "#app/content/messages/clinic/own-consultation.ts";
import { slotChoiceText } from "#app/content/messages/clinic/slot-choice.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";

export type RecordView = { id: string; fileName: string; byteCount: number; uploadedAt: Date };

/** The patient's papers: open, remove, send another one. */
export function RecordsPanel({
  token,
  records,
  error,
  canSend,
}: {
  token: string;
  records: RecordView[];
  error: string | undefined;
  canSend: boolean;
}) {
  const own = ownConsultationText;
  const isBusy = useNavigation().formMethod === "POST";

  // The shop refuses it too; said here, nobody waits for ten megabytes first.
  function checkSize({ target }: ChangeEvent<HTMLInputElement>) {
    const isTooLarge = (target.files?.[0]?.size ?? 0) > UPLOAD_MAX_BYTES.record;
    target.setCustomValidity(isTooLarge ? own.fileProblems["too-large"] : "");
    target.reportValidity();
  }

  return (
    <Panel as="section" id="records">
      <h2 className="mb-2 text-xl">{own.records}</h2>
      <p className="mb-4 text-sm text-ink-2">{own.recordsText}</p>
      {records.length > 0 && (
        <ul className="mb-4">
          {records.map(({ id, fileName, byteCount, uploadedAt }) => (
            <li
              key={id}
              className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-b border-line-soft py-1.5"
            >
              <FileText className="text-ink-2" />
              <a
                href={hrefOf(`/consultation/${token}/records/${id}`)}
                target="_blank"
                rel="noreferrer"
                className="link min-w-0 justify-self-start py-2 [overflow-wrap:anywhere]"
              >
                {fileName}
              </a>
              <Form method="post">
                <input type="hidden" name="uploadId" value={id} />
                <Button
                  name="intent"
                  value="remove-record"
                  variant="quiet"
                  size="sm"
                  aria-label={own.removeNamed(fileName)}
                  disabled={isBusy}
                >
                  {own.remove}
                </Button>
              </Form>
              <span className="col-start-2 text-sm text-ink-2">
                {own.size(Math.ceil(byteCount / 1024).toLocaleString("en-IN"))}, {formatDateTime(uploadedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {canSend && (
        <Form key={records.length} method="post" encType="multipart/form-data" className="grid gap-3">
          <TextField
            name="record"
            label={own.file}
            error={error}
            type="file"
            accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
            onChange={checkSize}
            required
          />
          <Button variant="soft" disabled={isBusy} aria-busy={isBusy || undefined}>
            {isBusy ? (
              <>
                <Spinner />
                {slotChoiceText.submitting}
              </>
            ) : (
              own.send
            )}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
