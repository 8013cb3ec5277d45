import { Status } from "#app/components/ui/status.tsx";
import { officeReturnsText } from "#app/content/messages/orders/office-returns.ts";
import type { ReturnStatus } from "#app/domain/orders/return.ts";

const KINDS: Record<ReturnStatus, "ok" | "warn" | "info" | "mute"> = {
  requested: "warn",
  approved: "info",
  refused: "mute",
  received: "warn",
  settled: "ok",
  closed: "mute",
};

/** Where a return is, as the people of the shop call it. */
export function ReturnStatusBadge({ status }: { status: ReturnStatus }) {
  const words = officeReturnsText;
  return <Status kind={KINDS[status]}>{words.status[status]}</Status>;
}
