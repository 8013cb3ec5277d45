import { Status } from "#app/components/ui/status.tsx";
import { officeEnquiriesText } from "#app/content/messages/enquiries/office-enquiries.ts";
import type { EnquiryStatus } from "#app/domain/enquiries/enquiry.ts";

const KINDS = { new: "warn", in_progress: "info", answered: "ok", closed: "mute" } as const;

/** Where an enquiry is; late while the promised answer is missing. */
export function EnquiryStatusBadge({ status, isOverdue }: { status: EnquiryStatus; isOverdue: boolean }) {
  const words = officeEnquiriesText;
  if (isOverdue) return <Status kind="error">{words.late}</Status>;
  return <Status kind={KINDS[status]}>{words.status[status]}</Status>;
}
