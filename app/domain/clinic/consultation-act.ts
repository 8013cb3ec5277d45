// What somebody of the clinic does with one consultation, read from the form that asks for it.

import { parseSlot } from "#app/domain/clinic/consultation-form.ts";
import type { StatedProof } from "#app/domain/clinic/guardian.ts";
import { fieldText } from "#app/domain/form/form-text.ts";

export type ConsultationAct =
  | { kind: "wait-list" | "arrived" | "complete" | "missed" }
  /** `startsAt` is undefined when no time that can be read was chosen. */
  | { kind: "confirm"; startsAt: Date | undefined; doctorSlug: string; mode: "video" | "clinic" }
  | { kind: "cancel"; reason: string }
  | { kind: "video-link"; link: string }
  | { kind: "guardian"; proof: StatedProof }
  | { kind: "notes"; notes: string };

const LONGEST_REASON = 300;

/** What a form asks for; undefined when there is no such button. */
export function readConsultationAct(form: FormData): ConsultationAct | undefined {
  const kind = fieldText(form, "intent");
  switch (kind) {
    case "wait-list":
    case "arrived":
    case "complete":
    case "missed":
      return { kind };
    case "confirm": {
      const slot = parseSlot(fieldText(form, "slot"));
      return {
        kind,
        startsAt: slot instanceof Date ? slot : undefined,
        doctorSlug: fieldText(form, "doctor"),
        mode: fieldText(form, "mode") === "video" ? "video" : "clinic",
      };
    }
    case "cancel":
      return { kind, reason: fieldText(form, "reason").slice(0, LONGEST_REASON) };
    case "video-link":
      return { kind, link: fieldText(form, "link") };
    case "guardian-call":
      return { kind: "guardian", proof: "call" };
    case "guardian-papers":
      return { kind: "guardian", proof: "papers" };
    case "notes":
      return { kind, notes: fieldText(form, "notes") };
    default:
      return undefined;
  }
}
