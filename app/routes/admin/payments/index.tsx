import { CalendarCheck, CreditCard, Landmark, MessageSquare, Smartphone, Upload } from "lucide-react";
import { data } from "react-router";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { FoundBy } from "#app/components/admin/payments/found-by.tsx";
import { LatestMoney } from "#app/components/admin/payments/latest-money.tsx";
import { PaymentFigures } from "#app/components/admin/payments/payment-figures.tsx";
import { WaitingOrders } from "#app/components/admin/payments/waiting-orders.tsx";
import { StepBar } from "#app/components/admin/step-bar.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officePaymentsText } from "#app/content/messages/payments/office-payments.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { isFailing } from "#app/domain/job.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findFigures } from "#app/services/office/today.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { readBankDesk } from "#app/services/payments/bank-desk.server.ts";
import { readPaymentsHome } from "#app/services/payments/payments-home.server.ts";
import { findUpiTest } from "#app/services/payments/upi-tests.server.ts";
import type { Route } from "./+types/index";

const text = officePaymentsText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("change-orders")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, config, gateway, jobs } = context.get(shopContext);
  const now = clock();
  const [desk, home, { road }, upi] = await Promise.all([
    readBankDesk(db, now),
    readPaymentsHome(db, now),
    findFigures(db, now),
    findUpiTest(db, config),
  ]);
  const { cameIn, toGiveBack, gaps, missingPaise, latest, fileReadAt, phone } = home;
  const lines = [...desk.sure.map(({ line }) => line), ...desk.likely, ...desk.unsure];
  const toMatch = { count: lines.length, paise: lines.reduce((sum, line) => sum + line.amountPaise, 0) };
  const asking = jobs.list().find(({ job }) => job === "ask-gateway");
  return {
    figures: { toMatch, cameIn, toGiveBack, missing: { gaps, paise: missingPaise }, road },
    ways: {
      fileReadAt,
      gateway: gateway && { askedAt: asking?.doneAt, isFailing: asking !== undefined && isFailing(asking) },
      phone,
      upi: { state: upi.state, address: upi.shown?.address ?? "", testedAt: upi.newest?.testedAt },
      gaps,
    },
    latest,
    waiting: desk.waiting,
    waitingOrders: desk.waitingOrders,
    isOwner: may(accountOf(context).role, "edit-settings"),
  };
}

/** Money of a waiting order was seen by hand. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const form = await readForm(request);
  if (fieldText(form, "intent") !== "confirm") throw data(undefined, { status: 400 });
  const typed = fieldText(form, "number");
  const number = parseOrderNumber(typed) ?? typed;
  const by = { actor: byUser(accountOf(context)), now: clock() };
  const done = await confirmPayment(db, { number, publicOrigin: config.publicOrigin, ...by });
  const sentence = done.ok ? text.settled(number) : text.refusals[done.reason];
  return data<OfficeReply>({ isDone: done.ok, sentence }, { status: done.ok ? 200 : 409 });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const words = officePaymentsText;
  const { figures, ways, latest, waiting, waitingOrders, isOwner } = loaderData;
  const { count } = figures.toMatch;
  return (
    <OfficePage title={words.title} note={words.note}>
      <OfficeAnswer reply={actionData} />
      <PaymentFigures values={figures} />
      <Card title={words.ways.title} isPadded={false}>
        <Ways ways={ways} toMatch={count} isOwner={isOwner} />
      </Card>
      <Card title={words.waiting.title} end={waitingOrders > 0 && waitingOrders} isPadded={false}>
        <WaitingOrders orders={waiting} />
      </Card>
      <Card title={words.latest.title} isPadded={false}>
        <LatestMoney rows={latest} />
      </Card>
      <StepBar>
        <ButtonLink to="/admin/payments/file" variant="quiet">
          <Upload className="size-[18px]" />
          {words.toFile}
        </ButtonLink>
        {count > 0 && <ButtonLink to="/admin/payments/match">{words.match(count)}</ButtonLink>}
      </StepBar>
    </OfficePage>
  );
}

function Ways({
  ways: { fileReadAt, gateway, phone, upi, gaps },
  toMatch,
  isOwner,
}: {
  ways: Route.ComponentProps["loaderData"]["ways"];
  toMatch: number;
  isOwner: boolean;
}) {
  const { ways: words, upiTest } = officePaymentsText;
  const state = (isWell: boolean) => (
    <Status kind={isWell ? "ok" : "warn"}>{isWell ? words.well : words.look}</Status>
  );
  const phoneNote = phone.toldAt ? words.phoneTold(formatDateTime(phone.toldAt)) : words.phoneQuiet;
  const upiNote =
    upi.state === "passed" && upi.testedAt
      ? upiTest.passed(upi.address, formatDateTime(upi.testedAt))
      : upi.state === "passed"
        ? upi.address
        : upiTest[upi.state];
  return (
    <ul className="divide-y divide-line-soft">
      <FoundBy
        to={toMatch > 0 ? "/admin/payments/match" : "/admin/payments/file"}
        Icon={Landmark}
        name={words.file}
        note={fileReadAt ? words.fileRead(formatDateTime(fileReadAt)) : words.fileNever}
        state={toMatch > 0 && <Status kind="warn">{toMatch}</Status>}
      />
      {gateway && (
        <FoundBy
          to="/admin/payments/days"
          Icon={CreditCard}
          name={words.gateway}
          note={
            gateway.isFailing
              ? words.gatewayFailing
              : gateway.askedAt
                ? words.gatewayAsked(formatDateTime(gateway.askedAt))
                : words.gatewayIdle
          }
          state={state(!gateway.isFailing)}
        />
      )}
      {isOwner && (
        <>
          <FoundBy
            to="/admin/payments/phone"
            Icon={MessageSquare}
            name={words.phone}
            note={phone.isSetUp ? phoneNote : words.phoneNone}
            state={phone.isSetUp && state(phone.toldAt !== undefined)}
          />
          <FoundBy
            to="/admin/payments/upi-test"
            Icon={Smartphone}
            name={words.upiTest}
            note={upiNote}
            state={upi.state !== "not-needed" && state(upi.state === "passed")}
          />
        </>
      )}
      <FoundBy
        to="/admin/payments/days"
        Icon={CalendarCheck}
        name={words.days}
        note={words.daysNote}
        state={state(gaps === 0)}
      />
    </ul>
  );
}
