import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { ProofPage } from "#app/components/admin/accounts/proof-page.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { CashPanel } from "#app/components/admin/orders/cash-panel.tsx";
import { OrderActs } from "#app/components/admin/orders/order-acts.tsx";
import { OrderBill } from "#app/components/admin/orders/order-bill.tsx";
import { OrderHistory } from "#app/components/admin/orders/order-history.tsx";
import { OrderLines } from "#app/components/admin/orders/order-lines.tsx";
import { OrderSide } from "#app/components/admin/orders/order-side.tsx";
import { OrderStatusBadge } from "#app/components/admin/orders/order-status.tsx";
import { usePacking } from "#app/components/admin/orders/use-packing.ts";
import { DebitNotes } from "#app/components/admin/payments/debit-notes.tsx";
import { FailedRefunds } from "#app/components/admin/payments/failed-refunds.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { debitNotesText } from "#app/content/messages/payments/debit-notes.ts";
import { failedRefundsText } from "#app/content/messages/payments/failed-refunds.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { byUser } from "#app/domain/actor.ts";
import { typedTexts } from "#app/domain/form/form-text.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";
import { parseOrderAct } from "#app/domain/orders/order-act.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { isDebitForm, parseDebitAct } from "#app/domain/payments/debit-act.ts";
import { isRefundByHand, parseRefundByHand } from "#app/domain/payments/refund-by-hand.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf, refusePermission } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { actOnOrder, type DoneAct, type OrderActRefusal } from "#app/services/orders/act-on-order.server.ts";
import { findOfficeOrder } from "#app/services/orders/find-office-order.server.ts";
import { captureAside } from "#app/services/payments/capture-aside.server.ts";
import {
  actOnDebits,
  type DebitRefusal,
  type DoneDebit,
} from "#app/services/payments/debits/act-on-debits.server.ts";
import { showDebits } from "#app/services/payments/debits/find-debits.server.ts";
import {
  type ByHandRefusal,
  listFailedRefunds,
  refundByHand,
} from "#app/services/payments/refund-by-hand.server.ts";
import type { Route } from "./+types/$number";

const text = officeOrdersText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-orders")];

const PAPERS = Object.keys(officeOrdersText.papers) as (keyof typeof officeOrdersText.papers)[];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const number = parseOrderNumber(params.number);
  const order = number && (await findOfficeOrder(db, { number, now: clock() }));
  if (!order) throw data(undefined, { status: 404 });
  const { role } = accountOf(context);
  return {
    order,
    canChange: may(role, "change-orders"),
    canRefund: may(role, "return-money"),
    debits: may(role, "return-money") ? await showDebits(db, order.number) : undefined,
    refundKey: randomUUID(),
    sendKey: randomUUID(),
    failedRefunds: await listFailedRefunds(db, order.number),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, gateway, clock, config } = context.get(shopContext);
  const account = accountOf(context);
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  const isByHand = isRefundByHand(form);
  const byHand = isByHand ? parseRefundByHand(form) : undefined;
  const isDebit = isDebitForm(form);
  const debit = isDebit ? parseDebitAct(form) : undefined;
  const act = isByHand || isDebit ? undefined : parseOrderAct(form);
  const number = parseOrderNumber(params.number);
  const isMoney = isByHand || isDebit || act?.kind === "refund";
  const needed = isMoney ? "return-money" : "change-orders";
  if (!number) throw data(undefined, { status: 404 });
  if (!may(account.role, needed)) await refusePermission({ request, context }, needed);
  if (!act && !byHand && !debit) throw data(undefined, { status: 400 });
  const wanted = isMoney && (await askProof({ request, context }, { form, proof }));
  if (wanted) return wanted;
  const when = { now: clock(), publicOrigin: config.publicOrigin };
  if (byHand) {
    const given = await refundByHand(db, gateway, { number, ...byHand, actor: byUser(account), ...when });
    const words = failedRefundsText;
    if (given.ok) return reply({ isDone: true, sentence: words.done(rupees(given.value.amountPaise)) }, 200);
    const typed = typedTexts(form, [...form.keys()]);
    return reply(
      { isDone: false, sentence: words.refusals[given.reason], typed },
      BY_HAND_STATUS[given.reason],
    );
  }
  if (debit) {
    const done = await actOnDebits(db, { number, act: debit, actor: byUser(account), now: clock() });
    if (done.ok) return reply({ isDone: true, sentence: debitSentence(done.value) }, 200);
    const typed = typedTexts(form, [...form.keys()]);
    const sentence = debitNotesText.refusals[done.reason];
    return reply({ isDone: false, sentence, typed }, DEBIT_STATUS[done.reason] ?? 422);
  }
  if (!act) throw data(undefined, { status: 400 });
  const asked = { number, act, by: account, ...when };
  if (act.kind === "hand-over" || act.kind === "ship") await captureAside(db, gateway, { number, ...when });
  const acted = await actOnOrder(db, asked);
  if (acted.ok) return reply({ isDone: true, sentence: sentenceOf(acted.value) }, 200);
  const typed = typedTexts(form, [...form.keys()]);
  return reply({ isDone: false, sentence: text.refusals[acted.reason], typed }, STATUS[acted.reason] ?? 409);
}

const STATUS: Partial<Record<OrderActRefusal, number>> = {
  "unknown-order": 404,
  "not-ticked": 422,
  "note-missing": 422,
  "bad-amount": 422,
  "bad-reference": 422,
  "nothing-chosen": 422,
  "too-many": 422,
};

const DEBIT_STATUS: Partial<Record<DebitRefusal, number>> = {
  "unknown-order": 404,
  "unknown-note": 404,
  "no-bill": 409,
  changed: 409,
};

const BY_HAND_STATUS: Record<ByHandRefusal, number> = {
  "not-failed": 409,
  "bad-reference": 422,
  "gateway-gave": 409,
  unreached: 503,
};

function debitSentence(acted: DoneDebit): string {
  const { done } = debitNotesText;
  return acted.done === "settled"
    ? done.settled(rupeesExact(Math.abs(acted.paise)))
    : done[acted.done](acted.number);
}

function sentenceOf({ done, paise = 0 }: DoneAct): string {
  const sentence = text.done[done];
  return typeof sentence === "string" ? sentence : sentence(rupees(paise));
}

function reply(answer: OfficeReply, status: number) {
  return data<OfficeReply>(answer, { status });
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  personalMeta(matches, `${text.columns.order} ${params.number}`);

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeOrdersText;
  const { order, canChange, canRefund, refundKey, sendKey, failedRefunds, debits } = loaderData;
  const packing = usePacking(order.number, order.lines);
  const isOpen = order.status === "placed" || order.status === "confirmed";
  const isHere = isOpen || order.status === "packed";
  const wanted = wantedProof(actionData);
  if (wanted) return <ProofPage wanted={wanted} cancelTo={`/admin/orders/${order.number}`} />;
  const said = actionData && "sentence" in actionData ? actionData : undefined;
  return (
    <OfficePage
      title={
        <span className="inline-flex flex-wrap items-center gap-3">
          {order.number} <OrderStatusBadge {...order} />
        </span>
      }
      note={words.one.placed(formatDateTime(order.placedAt), words.channel[order.channel])}
      actions={PAPERS.map((paper) => (
        <Link
          key={paper}
          to={`/admin/orders/print/${paper}?number=${order.number}`}
          className="btn btn-quiet"
        >
          {words.papers[paper]}
        </Link>
      ))}
    >
      <OfficeAnswer reply={said} />
      {order.replacedBy && (
        <Notice className="mb-4">
          {words.one.replaced}{" "}
          <Link to={`/admin/orders/${order.replacedBy}`} className="link">
            {words.replacedBy(order.replacedBy)}
          </Link>
        </Notice>
      )}
      <TwoColumns
        main={
          <OrderLines
            lines={order.lines}
            packing={canChange && order.status === "confirmed" ? packing : undefined}
            isHere={isHere}
            canChangeBatch={(share) => canChange && (isOpen || (isHere && share.isUnfit))}
          />
        }
        side={
          <>
            <CashPanel order={order} canChange={canChange} />
            <FailedRefunds failed={failedRefunds} canRefund={canRefund} />
            <OrderActs
              key={order.history[0]?.id}
              order={order}
              canChange={canChange}
              canRefund={canRefund}
              refundKey={refundKey}
              sendKey={sendKey}
            />
            <DebitNotes debits={debits} />
            <OrderSide order={order} />
          </>
        }
        below={
          <>
            <OrderBill order={order} />
            <OrderHistory entries={order.history} />
          </>
        }
      />
    </OfficePage>
  );
}
