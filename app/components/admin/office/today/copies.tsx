import { HardDrive } from "lucide-react";
import { formatDay, formatSecond } from "#app/content/messages/dates.ts";
import { officeCopiesText } from "#app/content/messages/office/office-copies.ts";
import type { CopyCondition } from "#app/domain/copy-state.ts";
import { indiaDate } from "#app/domain/india-time.ts";

const LAMPS = {
  well: "bg-leaf-600 ring-leaf-100",
  waiting: "bg-marigold-400 ring-marigold-100",
};

/** Up to when the work is safe, as a line with a lamp; once that stops, the alarm says it. */
export function SafeLine({ copies }: { copies: Exclude<CopyCondition, { kind: "stopped" }> }) {
  const words = officeCopiesText;
  const [look, title, text] =
    copies.kind === "safe"
      ? (["well", words.safe(formatSecond(new Date(copies.safeAt))), words.ago(copies.secondsAgo)] as const)
      : copies.kind === "first"
        ? (["waiting", words.first, ""] as const)
        : (["waiting", words.off, words.offText] as const);
  return (
    <p className="flex items-center gap-2.5">
      <span className={`size-2.5 shrink-0 rounded-full ring-4 ${LAMPS[look]}`} />
      <span>
        {title} {text && <small className="text-ink-2">{text}</small>}
      </span>
    </p>
  );
}

/** That copies are no longer made, since when and why, and what is on this machine alone. */
export function CopiesAlarm({
  copies,
  ordersSince,
  today,
}: {
  copies: Extract<CopyCondition, { kind: "stopped" }>;
  ordersSince: number;
  today: string;
}) {
  const words = officeCopiesText;
  const { safeAt, fault } = copies;
  const at = safeAt === undefined ? undefined : new Date(safeAt);
  const day = at && indiaDate(at);
  const title =
    at && day
      ? day === today
        ? words.stopped(formatSecond(at))
        : words.stoppedOn(formatDay(day), formatSecond(at))
      : words.neverMade;
  return (
    <section
      role="alert"
      className="flex gap-3 rounded-md border border-clay-500 bg-error-soft px-4 py-3.5 text-clay-800"
    >
      <HardDrive className="size-6 shrink-0" aria-hidden="true" />
      <div>
        <h2 className="font-sans text-base font-semibold">{title}</h2>
        <p>{words.reasons[fault]}</p>
        <p>{at ? words.onlyHere(ordersSince) : words.allHere}</p>
      </div>
    </section>
  );
}
