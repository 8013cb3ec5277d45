import { Status } from "#app/components/ui/status.tsx";
import { officePrescriptionsText } from "#app/content/messages/prescriptions/office-prescriptions.ts";
import type { PrescriptionState } from "#app/domain/prescriptions/prescription-state.ts";

const KINDS = { valid: "ok", expired: "mute", replaced: "mute", revoked: "error" } as const;

/** What a prescription is worth today. */
export function PrescriptionStateBadge({ state }: { state: PrescriptionState }) {
  const words = officePrescriptionsText;
  return <Status kind={KINDS[state]}>{words.states[state]}</Status>;
}
