import { HardDrive } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "#app/components/ui/link.ts";
import { formatDay, formatSecond } from "#app/content/messages/dates.ts";
import { officeCopiesText } from "#app/content/messages/office/office-copies.ts";
import type { CopyCondition } from "#app/domain/copy-state.ts";
import type { DrillCondition } from "#app/domain/drill-state.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

const LAMPS = {
  well: "bg-leaf-600 ring-leaf-100",
  waiting: "bg-marigold-400 ring-marigold-100",
};

const FAULTS_SHOWN = 5;

/** Where copies are turned on and looked after; absent on that screen itself. */
type ToScreen = { toScreen?: RoutePath };

/** Up to when the work is safe and when the copies were tested, as a line with a lamp; what is wrong the alarms say. */
export function SafeLine({
  copies,
  drill,
  toScreen,
}: ToScreen & { copies: Exclude<CopyCondition, { kind: "stopped" }>; drill: DrillCondition }) {
  const words = officeCopiesText;
  const [look, title, text] =
    copies.kind === "safe"
      ? (["well", words.safe(formatSecond(new Date(copies.safeAt))), words.ago(copies.secondsAgo)] as const)
      : copies.kind === "first"
        ? (["waiting", words.first, ""] as const)
        : (["waiting", words.off, ""] as const);
  const shown = toScreen ? (
    <Link to={toScreen} className="link inline-flex min-h-11 items-center">
      {title}
    </Link>
  ) : (
    title
  );
  return (
    <p className="flex items-center gap-2.5">
      <span className={`size-2.5 shrink-0 rounded-full ring-4 ${LAMPS[look]}`} />
      <span>
        {shown} {text && <small className="text-ink-2">{text}</small>}
        <TestLine drill={drill} />
      </span>
    </p>
  );
}

function TestLine({ drill }: { drill: DrillCondition }) {
  const words = officeCopiesText;
  if (drill.kind !== "well" && drill.kind !== "waiting") return null;
  const text = drill.kind === "well" ? words.tested(dayOf(drill.wellAt)) : words.notTested;
  return <small className="block text-ink-2">{text}</small>;
}

/** That a test of the copies found faults, and which, or that none went well for too long. */
export function DrillAlarm({
  drill,
  toScreen,
}: ToScreen & { drill: Extract<DrillCondition, { kind: "failed" | "late" }> }) {
  const words = officeCopiesText;
  if (drill.kind === "late") {
    const title = drill.isTested ? words.testLate : words.neverTested;
    return (
      <Alarm title={title(dayOf(drill.since))} toScreen={toScreen}>
        <p>{drill.lacksRoom ? words.lacksRoom : words.testNow}</p>
      </Alarm>
    );
  }
  const more = drill.faults.length - FAULTS_SHOWN;
  return (
    <Alarm title={words.testFailed(dayOf(drill.triedAt))} toScreen={toScreen}>
      <ul>
        {drill.faults.slice(0, FAULTS_SHOWN).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
        {more > 0 && <li>{words.moreFaults(more)}</li>}
      </ul>
    </Alarm>
  );
}

/** That copies are no longer made, since when and why, and what is on this machine alone. */
export function CopiesAlarm({
  copies,
  ordersSince,
  today,
  toScreen,
}: ToScreen & {
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
    <Alarm title={title} toScreen={toScreen}>
      <p>{words.reasons[fault]}</p>
      <p>{at ? words.onlyHere(ordersSince) : words.allHere}</p>
    </Alarm>
  );
}

function Alarm({ title, toScreen, children }: ToScreen & { title: string; children: ReactNode }) {
  return (
    <section
      role="alert"
      className="flex gap-3 rounded-md border border-clay-500 bg-error-soft px-4 py-3.5 text-clay-800"
    >
      <HardDrive className="size-6 shrink-0" aria-hidden="true" />
      <div className="min-w-0 break-words">
        <h2 className="font-body text-base font-semibold">{title}</h2>
        {children}
        {toScreen && (
          <Link to={toScreen} className="link inline-flex min-h-11 items-center">
            {officeCopiesText.open}
          </Link>
        )}
      </div>
    </section>
  );
}

function dayOf(instant: string): string {
  return formatDay(indiaDate(new Date(instant)));
}
