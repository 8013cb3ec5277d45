import { data } from "react-router";
import { ProofPage } from "#app/components/admin/accounts/proof-page.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { ReturnActs, ReturnStep, STEP_FORMS } from "#app/components/admin/orders/returns/return-acts.tsx";
import { ReturnLine } from "#app/components/admin/orders/returns/return-line.tsx";
import { ReturnStatusBadge } from "#app/components/admin/orders/returns/return-status.tsx";
import { useTyped } from "#app/components/admin/use-typed.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeReturnsText } from "#app/content/messages/orders/office-returns.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText, typedTexts } from "#app/domain/form/form-text.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { countedLines } from "#app/domain/orders/counted-return.ts";
import { REFUND_WAYS } from "#app/domain/orders/return.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf, refusePermission } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { findOfficeReturn } from "#app/services/orders/returns/find-office-return.server.ts";
import {
  approveReturn,
  closeReturn,
  receiveReturn,
  refuseReturn,
} from "#app/services/orders/returns/handle-return.server.ts";
import type { Route } from "./+types/$number";

const text = officeReturnsText;
const INTENTS = ["approve", "refuse", "receive", "close", "refund"] as const;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-orders")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const number = parsePaperNumber("return", params.number);
  const back = number && (await findOfficeReturn(db, { number, now: clock() }));
  if (!back) throw data(undefined, { status: 404 });
  const { role } = accountOf(context);
  return { back, canChange: may(role, "change-orders"), canRefund: may(role, "return-money") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const account = accountOf(context);
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  const number = parsePaperNumber("return", params.number);
  const intent = INTENTS.find((each) => each === fieldText(form, "intent"));
  if (!number) throw data(undefined, { status: 404 });
  if (!intent) throw data(undefined, { status: 400 });
  const needed = intent === "refund" ? "return-money" : "change-orders";
  if (!may(account.role, needed)) await refusePermission({ request, context }, needed);
  const wanted = intent === "refund" && (await askProof({ request, context }, { form, proof }));
  if (wanted) return wanted;

  const by = { actor: byUser(account), now: clock(), publicOrigin: config.publicOrigin };
  const handled = { ...by, number };
  const refuse = (reason: keyof typeof text.refusals) =>
    data<OfficeReply>(
      { isDone: false, sentence: text.refusals[reason], typed: typedTexts(form, [...form.keys()]) },
      { status: reason.startsWith("unknown") ? 404 : reason === "not-allowed" ? 409 : 422 },
    );
  const reply = (sentence: string) => data<OfficeReply>({ isDone: true, sentence }, { status: 200 });
  switch (intent) {
    case "approve": {
      const approved = await approveReturn(db, handled);
      return approved.ok ? reply(text.done.approve) : refuse(approved.reason);
    }
    case "refuse": {
      const refusal = fieldLine(form, "refusal").slice(0, 300);
      const refused = await refuseReturn(db, { ...handled, refusal });
      return refused.ok ? reply(text.done.refuse) : refuse(refused.reason);
    }
    case "close": {
      const closed = await closeReturn(db, handled);
      return closed.ok ? reply(text.done.close) : refuse(closed.reason);
    }
    case "receive": {
      const received = await receiveReturn(db, { ...handled, lines: countedLines(form) });
      return received.ok
        ? reply(text.done.receive(rupeesExact(received.value.paise)))
        : refuse(received.reason);
    }
    case "refund": {
      const back = await findOfficeReturn(db, { number, now: by.now });
      if (!back) return refuse("unknown-return");
      if (back.status !== "received") return refuse("not-allowed");
      const way = REFUND_WAYS.find((each) => each === fieldText(form, "way")) ?? "upi";
      const reference = fieldLine(form, "reference").slice(0, 60);
      const isByGateway = back.paymentMethod === "online";
      if (!isByGateway && way !== "cash" && reference === "") return refuse("reference-missing");
      const refunded = await refundOrder(db, {
        ...{ ...by, number: back.orderNumber, reason: "returned", refundedBy: account.userId },
        // Of the return: sent twice, the money goes once.
        idempotencyKey: `return ${number}`,
        ...(isByGateway ? {} : { way, reference }),
      });
      return refunded.ok
        ? reply(text.done.refund(rupeesExact(refunded.value.amountPaise)))
        : refuse(refunded.reason);
    }
  }
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  personalMeta(matches, text.one.title(params.number));

export default function Return({ loaderData, actionData }: Route.ComponentProps) {
  const { one: words } = officeReturnsText;
  const { back, canChange, canRefund } = loaderData;
  const typed = useTyped("receive");
  const wanted = wantedProof(actionData);
  if (wanted) return <ProofPage wanted={wanted} cancelTo={`/admin/returns/${back.number}`} />;
  const said = actionData && "sentence" in actionData ? actionData : undefined;
  const isCounting = canChange && back.status === "approved";
  const hasCome = back.lines.some(({ receivedQuantity }) => receivedQuantity !== null);
  return (
    <OfficePage
      title={
        <span className="inline-flex flex-wrap items-center gap-3">
          {words.title(back.number)} <ReturnStatusBadge status={back.status} />
        </span>
      }
      note={
        <>
          {back.deliveredAt && words.who(back.name, formatDateTime(back.deliveredAt))}{" "}
          <Link to={`/admin/orders/${back.orderNumber}`} className="link">
            {words.order(back.orderNumber)}
          </Link>
        </>
      }
    >
      <OfficeAnswer reply={said} />
      <TwoColumns
        main={
          <Card title={hasCome ? words.whatCame : words.whatComes} isPadded={false}>
            <ul key={back.status}>
              {back.lines.map((line) => (
                <ReturnLine
                  key={line.id}
                  line={line}
                  formId={isCounting ? STEP_FORMS.approved : undefined}
                  typed={typed}
                />
              ))}
            </ul>
          </Card>
        }
        side={
          <>
            <ReturnActs key={back.status} back={back} canChange={canChange} canRefund={canRefund} />
            {back.refusal && (
              <Card title={words.refusedWith}>
                <p className="[overflow-wrap:anywhere]">{back.refusal}</p>
              </Card>
            )}
          </>
        }
      />
      <ReturnStep back={back} canChange={canChange} canRefund={canRefund} />
    </OfficePage>
  );
}
