import { Status } from "#app/components/ui/status.tsx";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import type { ConsultationStatus } from "#app/domain/clinic/consultation-status.ts";

const KINDS = {
  requested: "warn",
  wait_listed: "warn",
  confirmed: "info",
  arrived: "ok",
  completed: "mute",
  cancelled: "mute",
  missed: "error",
} as const;

/** Where a consultation is; late while the promised answer is missing. */
export function ConsultationStatusBadge({
  status,
  isOverdue,
}: {
  status: ConsultationStatus;
  isOverdue: boolean;
}) {
  const words = officeClinicText;
  if (isOverdue) return <Status kind="error">{words.late}</Status>;
  return <Status kind={KINDS[status]}>{words.status[status]}</Status>;
}
