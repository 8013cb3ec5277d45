import { Card } from "#app/components/admin/office-page.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officeTodayText } from "#app/content/messages/office/office-today.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

export type TaskName = keyof typeof officeTodayText.tasks;

const LOOKS = {
  now: "bg-clay-100 text-clay-700",
  next: "bg-marigold-200 text-marigold-900",
  later: "bg-ok-soft text-leaf-700",
};

const PLACES: Record<TaskName, { to: RoutePath; look: keyof typeof LOOKS }> = {
  security: { to: "/admin/security", look: "now" },
  jobs: { to: "/admin/jobs", look: "now" },
  auditFaults: { to: "/admin/audit", look: "now" },
  claimed: { to: "/admin/orders?view=payments", look: "now" },
  asideEnding: { to: "/admin/orders?view=aside", look: "now" },
  toCall: { to: "/admin/orders?view=to-call", look: "now" },
  toConfirm: { to: "/admin/orders?view=to-confirm", look: "now" },
  toPack: { to: "/admin/orders?view=to-pack", look: "now" },
  toSend: { to: "/admin/orders?view=to-send", look: "now" },
  late: { to: "/admin/orders?view=late", look: "now" },
  consultationsLate: { to: "/admin/consultations?view=late", look: "now" },
  enquiriesLate: { to: "/admin/enquiries?view=late", look: "now" },
  unpaidHolds: { to: "/admin/orders?view=payments", look: "now" },
  unclosedDays: { to: "/admin/day", look: "now" },
  moneyGaps: { to: "/admin/payments/days", look: "now" },
  upiTest: { to: "/admin/payments/upi-test", look: "next" },
  returns: { to: "/admin/returns", look: "next" },
  refunds: { to: "/admin/orders?view=refunds", look: "next" },
  consultations: { to: "/admin/consultations?view=requests", look: "next" },
  enquiries: { to: "/admin/enquiries", look: "next" },
  messages: { to: "/admin/messages", look: "next" },
  codeTexts: { to: "/admin/messages", look: "next" },
  reviews: { to: "/admin/reviews", look: "later" },
  soldOut: { to: "/admin/stock?view=out", look: "later" },
  low: { to: "/admin/stock?view=low", look: "later" },
  expiring: { to: "/admin/stock/expiring", look: "later" },
  notKept: { to: "/admin/search-words#not-kept", look: "later" },
};

/** What waits, the most urgent first; what is done is not listed. */
export function TaskList({ tasks }: { tasks: Partial<Record<TaskName, number>> }) {
  const words = officeTodayText;
  const names = (Object.keys(PLACES) as TaskName[]).filter((name) => tasks[name]);
  return (
    <Card title={words.doFirst} isPadded={false}>
      {names.length === 0 && <p className="p-4">{words.nothing}</p>}
      <ul className="divide-y divide-line-soft">
        {names.map((name) => {
          const [title, text] = words.tasks[name];
          return (
            <li
              key={name}
              className="grid min-h-14 grid-cols-[auto_1fr_auto] items-center gap-3.5 px-4 py-2.5"
            >
              <span
                className={`grid h-[34px] min-w-[38px] place-items-center rounded-md px-1.5 font-display text-lg font-semibold ${LOOKS[PLACES[name].look]}`}
              >
                {tasks[name]}
              </span>
              <span>
                <b className="font-semibold">{title}</b>
                <small className="block text-ink-2">{text}</small>
              </span>
              <Link to={PLACES[name].to} className="btn btn-quiet btn-row">
                {words.open}
                <span className="sr-only">: {title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
