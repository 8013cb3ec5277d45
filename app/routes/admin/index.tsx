import { data } from "react-router";
import { CopiesAlarm, DrillAlarm, SafeLine } from "#app/components/admin/office/copies.tsx";
import { BeforeOpen } from "#app/components/admin/office/today/before-open.tsx";
import { ClinicToday } from "#app/components/admin/office/today/clinic-today.tsx";
import { FigureRow } from "#app/components/admin/office/today/figure-row.tsx";
import { RunningLow } from "#app/components/admin/office/today/running-low.tsx";
import { SalesFortnight } from "#app/components/admin/office/today/sales-fortnight.tsx";
import { TaskList } from "#app/components/admin/office/today/task-list.tsx";
import { WouldHelp } from "#app/components/admin/office/today/would-help.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { OrderTable } from "#app/components/admin/orders/order-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { formatDay, formatTime } from "#app/content/messages/dates.ts";
import { officeOpeningText } from "#app/content/messages/office/office-opening.ts";
import { officeTodayText } from "#app/content/messages/office/office-today.ts";
import { officeText } from "#app/content/messages/office.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { sameDayCutOff } from "#app/domain/delivery.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { indiaDate, indiaMinutes } from "#app/domain/india-time.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { may } from "#app/domain/permissions.ts";
import { closingMinutesOn } from "#app/domain/store-hours.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findSecurityAlarms } from "#app/services/accounts/security-events.server.ts";
import { findCopies } from "#app/services/office/find-copies.server.ts";
import { readOpeningBoard } from "#app/services/office/opening-board.server.ts";
import {
  countClinicTasks,
  countCodeTexts,
  countCounterTasks,
  countFailed,
  countNotKept,
  findFigures,
  listVisits,
} from "#app/services/office/today.server.ts";
import { listOfficeOrders } from "#app/services/orders/list-office-orders.server.ts";
import { sumMoneyGaps } from "#app/services/payments/money-days.server.ts";
import { countUpiTests } from "#app/services/payments/upi-tests.server.ts";
import { findFortnight } from "#app/services/reports/fortnight.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { listRunningLow } from "#app/services/stock/list-running-low.server.ts";
import { quarantineDemoBatches } from "#app/services/stock/quarantine-demo.server.ts";
import { countAuditFaults } from "#app/services/verify-audit.server.ts";
import type { Route } from "./+types/index";

const ORDERS_SHOWN = 6;
const LOW_SHOWN = 5;
const BACKUP = "/admin/backup";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, readKept, clock, config } = context.get(shopContext);
  const now = clock();
  const today = indiaDate(now);
  const { role } = accountOf(context);
  const isAtCounter = may(role, "see-orders");
  const settings = await findSettings(db);
  const [counterTasks, clinicTasks, failed, asked, alarms, figures, visits, latest, fortnight, runningLow] =
    await Promise.all([
      isAtCounter
        ? { ...(await countCounterTasks(db, now, readKept)), moneyGaps: (await sumMoneyGaps(db, now)).gaps }
        : {},
      countClinicTasks(db, now),
      may(role, "see-jobs") ? { ...(await countFailed(db)), ...(await countCodeTexts(db, now)) } : {},
      may(role, "edit-catalogue") ? countNotKept(db, now) : {},
      may(role, "see-audit") ? findSecurityAlarms(db, now) : [],
      isAtCounter ? findFigures(db, now) : undefined,
      listVisits(db, today),
      isAtCounter ? listOfficeOrders(db, { view: "all", q: "", today }) : undefined,
      may(role, "see-reports") ? findFortnight(db, now) : undefined,
      may(role, "manage-stock")
        ? listRunningLow({ db, readKept }, { now, lowFrom: settings.stock.lowFrom, limit: LOW_SHOWN })
        : undefined,
    ]);
  const upiTask = may(role, "edit-settings") ? { upiTest: await countUpiTests(db, config) } : {};
  const auditTasks = may(role, "see-audit") ? await countAuditFaults(db) : {};
  const start = { ...payStart(config), isTryout: config.isTryout, today };
  const opening = may(role, "edit-settings") ? await readOpeningBoard(db, start) : undefined;
  const found = may(role, "keep-backup") ? await findCopies(db, { dataDir: config.dataDir, now }) : undefined;
  // The server of a database of the owner's has a backup of its own.
  const copies = found?.condition.kind === "off" && config.databaseUrl ? undefined : found;
  return {
    opening,
    copies,
    today,
    minute: indiaMinutes(now),
    cutOff: sameDayCutOff(settings, today),
    closesAt: closingMinutesOn(settings.hours, today),
    tasks: {
      security: alarms.length,
      ...counterTasks,
      ...clinicTasks,
      ...failed,
      ...auditTasks,
      ...asked,
      ...upiTask,
    },
    figures,
    visits,
    fortnight,
    runningLow,
    latest: latest?.rows.slice(0, ORDERS_SHOWN),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const account = accountOf(context);
  if (!may(account.role, "edit-settings")) throw data(undefined, { status: 403 });
  if (fieldText(await readForm(request), "intent") !== "quarantine-demo")
    throw data(undefined, { status: 400 });
  const count = await quarantineDemoBatches(db, { actor: byUser(account), now: clock() });
  return data<OfficeReply>({ isDone: true, sentence: officeOpeningText.takenOff(count) });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeText.areas.today);

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeTodayText;
  const {
    opening,
    copies,
    today,
    minute,
    cutOff,
    closesAt,
    tasks,
    figures,
    visits,
    fortnight,
    runningLow,
    latest,
  } = loaderData;
  const drill = copies?.drill;
  const safe = copies?.condition.kind === "stopped" ? undefined : copies?.condition;
  const note = [
    cutOff === undefined
      ? words.noSameDay
      : minute < cutOff
        ? words.cutOff(formatTime(cutOff))
        : words.cutOffPassed(formatTime(cutOff)),
    closesAt === undefined ? words.closed : words.closesAt(formatTime(closesAt)),
  ].join(" ");
  return (
    <OfficePage
      title={formatDay(today)}
      note={note}
      actions={safe && drill && <SafeLine copies={safe} drill={drill} toScreen={BACKUP} />}
    >
      {copies?.condition.kind === "stopped" && (
        <CopiesAlarm
          copies={copies.condition}
          ordersSince={copies.ordersSince}
          today={today}
          toScreen={BACKUP}
        />
      )}
      {(drill?.kind === "failed" || drill?.kind === "late") && <DrillAlarm drill={drill} toScreen={BACKUP} />}
      <OfficeAnswer reply={actionData} />
      {opening && opening.mode !== "open" && <BeforeOpen view={opening} />}
      {figures && opening?.mode !== "closed" && <FigureRow figures={figures} />}
      <TwoColumns
        main={
          <>
            <TaskList tasks={tasks} />
            {fortnight && <SalesFortnight days={fortnight} />}
          </>
        }
        side={
          <>
            <ClinicToday visits={visits} />
            {runningLow && <RunningLow products={runningLow} />}
            {opening && <WouldHelp missing={opening.helpful} />}
          </>
        }
      />
      {latest && (
        <Card
          title={words.latest}
          end={
            <Link to="/admin/orders?view=all" className="link">
              {words.allOrders}
            </Link>
          }
          isPadded={false}
        >
          <OrderTable orders={latest} />
        </Card>
      )}
    </OfficePage>
  );
}
