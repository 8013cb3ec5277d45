import { fieldLines } from "#app/domain/form/form-lines.ts";
import { fieldText, fieldTexts } from "#app/domain/form/form-text.ts";

/** A prescription as a doctor typed it; `seen` has the lines whose understanding was on the screen when it was sent. */
export type PrescriptionWriting = {
  isSigning: boolean;
  complaint: string;
  advice: string;
  hasConsent: boolean;
  lines: string[];
  seen: string[];
};

/** Reads the writer's form; every button but "sign" asks for a preview. */
export function readPrescriptionWriting(form: FormData): PrescriptionWriting {
  return {
    isSigning: fieldText(form, "intent") === "sign",
    complaint: fieldLines(form, "complaint"),
    advice: fieldLines(form, "advice"),
    hasConsent: form.has("consent"),
    lines: fieldTexts(form, "line"),
    seen: fieldTexts(form, "seen"),
  };
}
