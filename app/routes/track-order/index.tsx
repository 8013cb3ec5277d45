import { data } from "react-router";
import { useNextPath } from "#app/components/layout/next-path.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { Arrival } from "#app/components/orders/order/arrival.tsx";
import { Help } from "#app/components/orders/order/order-help.tsx";
import { paidHow } from "#app/components/orders/order/paid-how.ts";
import { Timeline } from "#app/components/orders/order/timeline.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary, PhoneField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { billText } from "#app/content/messages/cart/bill.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { trackOrderText } from "#app/content/messages/orders/track-order.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findOrderByNumberAndPhone, type MaskedOrderView } from "#app/services/orders/track-order.server.ts";
import type { Route } from "./+types/index";

const text = orderText;
const trackText = trackOrderText;

type Answer = {
  values: { number: string; phone: string };
  errors?: { number?: string; phone?: string };
  message?: string;
  found?: MaskedOrderView;
  today: string;
};

export const middleware: Route.MiddlewareFunction[] = [keepPersonal];

/** The page of a refusal says when to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, trackText.trackHeading);

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  const form = await readForm(request);
  const values = { number: fieldText(form, "number"), phone: fieldText(form, "phone") };
  const answer: Answer = { values, today: indiaDate(now) };
  const errors = {
    ...(!parseOrderNumber(values.number) && { number: trackText.badNumber }),
    ...(!parsePhone(values.phone) && { phone: trackText.badPhone }),
  };
  if (errors.number || errors.phone) return data<Answer>({ ...answer, errors }, { status: 422 });

  const { address } = context.get(clientContext);
  const found = await findOrderByNumberAndPhone(db, { ...values, address, now });
  if (found.ok) return data<Answer>({ ...answer, found: found.value });
  if (found.reason === "not-found")
    return data<Answer>({ ...answer, message: trackText.notFound }, { status: 404 });
  const message = trackText.tooMany(whenAgain(found.retryAfterSeconds));
  return data<Answer>({ ...answer, message }, tooManyInit(found));
}

/** Where the shop is not reached, number and phone stay as they were typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const values = { number: fieldText(form, "number"), phone: fieldText(form, "phone") };
  const unreached: Answer = { values, message: text.unreached, today: "" };
  return whenReached(serverAction, unreached);
}

export default function TrackOrder({ actionData }: Route.ComponentProps) {
  const words = orderText;
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs
        label={words.breadcrumb}
        items={[{ name: words.home, to: "/" }, { name: words.trackTitle }]}
      />
      {actionData?.found ? (
        <Found order={actionData.found} today={actionData.today} />
      ) : (
        <Ask answer={actionData} />
      )}
    </PageWidth>
  );
}

function Ask({ answer }: { answer: Answer | undefined }) {
  const words = orderText;
  const track = trackOrderText;
  const isBusy = useNextPath().formPath === "/track-order";
  const errors = Object.entries(answer?.errors ?? {}).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <div className="mx-auto max-w-[560px]">
      <h1 className="mt-1 mb-3">{track.trackHeading}</h1>
      <p className="mb-5 text-ink-2">{track.trackText}</p>
      {answer?.message && (
        <Notice kind="error" className="mb-5">
          {answer.message}
        </Notice>
      )}
      {errors.length > 0 && <ErrorSummary title={words.errorTitle} errors={errors} />}
      <Panel as="section" className="mt-5">
        <Form method="post" action="/track-order" noValidate className="grid gap-[18px]">
          <TextField
            name="number"
            label={track.number}
            hint={track.numberHint}
            error={answer?.errors?.number}
            defaultValue={answer?.values.number}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={40}
            required
          />
          <PhoneField
            name="phone"
            label={track.phone}
            hint={track.phoneHint}
            error={answer?.errors?.phone}
            defaultValue={answer?.values.phone}
          />
          <Button size="lg" isBlock disabled={isBusy}>
            {isBusy ? words.submitting : track.track}
          </Button>
        </Form>
      </Panel>
    </div>
  );
}

function Found({ order, today }: { order: MaskedOrderView; today: string }) {
  const words = orderText;
  const track = trackOrderText;
  const bill = billText;
  return (
    <>
      <div className="mt-0.5 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{words.title(order.number)}</h1>
        <p className="text-ink-2">{words.placedAt(formatDateTime(order.placedAt))}</p>
      </div>
      <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_372px] lg:items-start lg:gap-9">
        <div className="grid gap-5">
          <Arrival order={order} today={today} />
          <Panel as="section">
            <h2 className="mb-5 text-xl">{words.progress}</h2>
            <Timeline order={order} />
          </Panel>
        </div>
        <aside className="grid gap-[18px]">
          <Panel>
            <h2 className="mb-3 text-xl">{words.address}</h2>
            <p>{track.maskedRecipient(order.nameInitial, order.maskedPhone)}</p>
            <p className="text-ink-2">
              {order.town} {order.pincode}
            </p>
          </Panel>
          <Panel>
            <h2 className="mb-3 text-xl">{words.payment}</h2>
            <p>{words.summary(bill.itemCount(order.itemCount), rupees(order.totalPaise))}</p>
            <p className="text-ink-2">
              {paidHow(order).way}: {paidHow(order).state}
            </p>
          </Panel>
          <Notice>{track.fullView}</Notice>
          <Help number={order.number} />
        </aside>
      </div>
    </>
  );
}
