import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigation } from "react-router";
import { Card } from "#app/components/admin/office-page.tsx";
import { LineField } from "#app/components/admin/prescriptions/line-field.tsx";
import type { LineView } from "#app/components/admin/prescriptions/line-reading.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officePrescriptionsText } from "#app/content/messages/prescriptions/office-prescriptions.ts";

export type WrittenPrescription = {
  complaint: string;
  advice: string;
  hasConsent: boolean;
  lines: LineView[];
};

const LEAST_ROWS = 3;
const MOST_ROWS = 15;

/** The writer: a row for each medicine, complaint, advice, the patient's consent, and the signature. */
export function PrescriptionForm({
  written,
  errors,
}: {
  written: WrittenPrescription;
  errors: Partial<Record<"lines" | "complaint" | "consent", string>>;
}) {
  const { writer: words } = officePrescriptionsText;
  const [rowCount, setRowCount] = useState(Math.max(LEAST_ROWS, written.lines.length + 1));
  const isBusy = useNavigation().formMethod === "POST";
  const count = Math.min(MOST_ROWS, rowCount);
  return (
    <Form method="post" className="grid gap-5">
      <Card title={words.medicines}>
        <div className="grid gap-3">
          <p className="text-ink-2">{words.linesHint}</p>
          {errors.lines && <Notice kind="error">{errors.lines}</Notice>}
          <ol className="grid gap-3">
            {Array.from({ length: count }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved or taken away
              <LineField key={n} n={n + 1} given={written.lines[n]} />
            ))}
          </ol>
          <Button
            name="intent"
            value="preview"
            variant="quiet"
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              setRowCount(count + 1);
            }}
          >
            <Plus className="size-[18px]" />
            {words.preview}
          </Button>
        </div>
      </Card>
      <Card title={words.complaint}>
        <div className="grid gap-4">
          <TextArea
            name="complaint"
            label={words.complaint}
            hint={words.complaintHint}
            error={errors.complaint}
            defaultValue={written.complaint}
            maxLength={1000}
            rows={3}
          />
          <TextArea
            name="advice"
            label={words.advice}
            defaultValue={written.advice}
            isOptional
            optionalWord={words.optional}
            maxLength={2000}
            rows={3}
          />
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              name="consent"
              defaultChecked={written.hasConsent}
              aria-describedby={errors.consent && "consent-error"}
              className="mt-0.5 size-5 shrink-0"
            />
            {words.consent}
          </label>
          {errors.consent && (
            <p id="consent-error" className="font-semibold text-error">
              {errors.consent}
            </p>
          )}
          <p className="text-sm text-ink-2">{words.signNote}</p>
          <Button name="intent" value="sign" disabled={isBusy} aria-busy={isBusy || undefined}>
            {words.sign}
          </Button>
        </div>
      </Card>
    </Form>
  );
}
