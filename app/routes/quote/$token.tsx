import { data, type RouterContextProvider } from "react-router";
import { QuoteForm } from "#app/components/enquiries/quote-form.tsx";
import { QuoteGoods } from "#app/components/enquiries/quote-goods.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import type { CheckoutErrors, CheckoutValues } from "#app/components/orders/checkout/checkout-view.ts";
import { Help } from "#app/components/orders/order/order-help.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { useFetcher } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { quoteText } from "#app/content/messages/enquiries/quote.ts";
import { quoteRefusalsText } from "#app/content/messages/enquiries/quote-refusals.ts";
import { checkoutRefusalsText } from "#app/content/messages/orders/checkout-refusals.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { accountContext, clientContext, shopContext } from "#app/context.ts";
import { fieldNames } from "#app/domain/form/form.ts";
import { fieldText, typedTexts } from "#app/domain/form/form-text.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseCheckout, quoteFields } from "#app/domain/orders/checkout-form.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { type AcceptRefusal, acceptQuote } from "#app/services/enquiries/quotes/accept-quote.server.ts";
import { openQuotePage } from "#app/services/enquiries/quotes/open-quote-page.server.ts";
import type { Route } from "./+types/$token";

/** How a refusal is answered: with which status, and at which field if one can mend it. */
const REFUSALS: Record<AcceptRefusal, { status: number; field?: string }> = {
  "not-open": { status: 409 },
  "unknown-quote": { status: 404 },
  expired: { status: 409 },
  withdrawn: { status: 409 },
  "already-accepted": { status: 409 },
  "above-mrp": { status: 409 },
  "closed-line": { status: 409 },
  "sold-out": { status: 409 },
  "firm-address-needed": { status: 422, field: "firmAddress" },
  "unknown-pincode": { status: 422, field: "pincode" },
  "cod-not-offered": { status: 422, field: "paymentMethod" },
  "upi-not-offered": { status: 422, field: "paymentMethod" },
  "transfer-not-offered": { status: 422, field: "paymentMethod" },
};

const text = quoteText;
const refusals = quoteRefusalsText;
const checkout = checkoutRefusalsText;

export const handle: FrameHandle = { frame: "quiet" };

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret, recogniseVisitor];

/** The page of a refusal says when to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  personalMeta(matches, loaderData?.page ? text.title(loaderData.page.quote.number) : text.missingTitle);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const pincode = url.searchParams.get("pincode") ?? "";
  const page = await readPage(context, { token: params.token, pincode });
  const answeredAt = context.get(shopContext).clock().getTime();
  return data({ page, answeredAt }, { status: page ? 200 : 404 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await readForm(request);
  const values: CheckoutValues = typedTexts(form, fieldNames(quoteFields));
  const now = shop.clock();
  async function answer(
    status: number,
    said: { errors?: CheckoutErrors; message?: string },
    headers?: HeadersInit,
  ) {
    const page = await readPage(context, { token: params.token, pincode: values.pincode ?? "" });
    return data(
      { page, values, errors: said.errors ?? {}, message: said.message, answeredAt: now.getTime() },
      { status: page ? status : 404, headers },
    );
  }
  if (fieldText(form, "intent") === "quote") {
    const isKnown = (await answer(200, {})).data.page?.view.destination !== undefined;
    return isKnown ? answer(200, {}) : answer(422, { errors: { pincode: refusals["unknown-pincode"] } });
  }
  const parsed = parseCheckout(quoteFields, form);
  if (!parsed.ok)
    return answer(422, { errors: problemSentences(parsed.problems, checkout.problems, checkout.missing) });
  const accepted = await acceptQuote(shop.db, {
    token: cleanLine(params.token),
    form: parsed.value,
    profileId: context.get(accountContext)?.userId,
    clientAddress: context.get(clientContext).address,
    now,
    publicOrigin: shop.config.publicOrigin,
    ...payStart(shop.config),
    isTryout: shop.config.isTryout,
  });
  if (accepted.ok) {
    if (accepted.value.becomes === "order-when-here") return redirect(`/quote/${params.token}`, 303);
    const { paymentMethod, trackingToken } = accepted.value.placed;
    return redirect(`/checkout/${paymentMethod === "cod" ? "thank-you" : "pay"}/${trackingToken}`, 303);
  }
  if (accepted.reason === "too-many-attempts") {
    const { status, headers } = tooManyInit(accepted);
    return answer(status, { message: checkout.tooMany(whenAgain(accepted.retryAfterSeconds)) }, headers);
  }
  const { status, field } = REFUSALS[accepted.reason];
  const words = refusals[accepted.reason];
  return answer(status, field ? { errors: { [field]: words } } : { message: words });
}

export default function Quote({ loaderData, actionData, params }: Route.ComponentProps) {
  const words = quoteText;
  const { chargesGst } = useShopFacts();
  const typing = useFetcher<typeof loader>();
  const sent = actionData ?? loaderData;
  const latest = typing.data && typing.data.answeredAt > sent.answeredAt ? typing.data : sent;
  const { page } = latest;
  if (!page) return <Missing />;
  const { quote, view } = page;
  const path = `/quote/${params.token}` as const;
  const { short, promisedOn } = page.stock;
  function sayState() {
    if (quote.state === "accepted") return words.states.accepted(quote.order?.number ?? "");
    if (quote.state === "awaiting_goods")
      return words.states.awaiting_goods(promisedOn ? formatDate(promisedOn) : "");
    return quote.state === "open" ? undefined : words.states[quote.state];
  }
  return (
    <PageWidth className="pt-6 pb-14">
      <h1>{words.title(quote.number)}</h1>
      <p className="mt-1.5 mb-5 text-ink-2">
        {words.validUntil(formatDate(quote.validUntil))} {chargesGst && words.includesGst}
      </p>
      {quote.state === "open" && short.length > 0 && (
        <Notice kind="warning" className="mb-5">
          <p className="font-semibold">{words.shortNow}</p>
          <ul className="my-1.5 list-disc pl-5">
            {short.map(({ name, freeQuantity, quantity }) => (
              <li key={name}>{words.short(name, freeQuantity, quantity)}</li>
            ))}
          </ul>
          <p>{words.shortWhatToDo}</p>
        </Notice>
      )}
      {quote.state === "open" && short.length === 0 && promisedOn && (
        <Notice className="mb-5">{words.toOrderNote(formatDate(promisedOn))}</Notice>
      )}
      <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_424px] lg:items-start lg:gap-9">
        {quote.state !== "open" && (
          <div className="grid gap-4">
            <Notice kind={quote.order || quote.state === "awaiting_goods" ? "success" : "warning"}>
              {sayState()}
            </Notice>
            {quote.order && (
              <ButtonLink
                to={`${quote.order.isToBePaid ? "/checkout/pay" : "/track-order"}/${quote.order.trackingToken}`}
                isBlock
                size="lg"
              >
                {quote.order.isToBePaid ? words.pay : words.follow}
              </ButtonLink>
            )}
          </div>
        )}
        <div className="grid gap-5 lg:order-2">
          <Panel as="section">
            <h2 className="mb-4 text-xl">{words.goods}</h2>
            <QuoteGoods lines={quote.lines} deliveryPaise={quote.deliveryPaise} />
          </Panel>
          {quote.note && (
            <Panel as="section">
              <h2 className="mb-2 text-xl">{words.fromShop}</h2>
              <p className="whitespace-pre-line">{quote.note}</p>
            </Panel>
          )}
          <Help number={quote.number} />
        </div>
        {quote.state === "open" && (
          <QuoteForm
            path={path}
            view={view}
            isToOrder={promisedOn !== undefined}
            values={actionData?.values ?? quote.customer}
            errors={actionData?.errors ?? {}}
            message={actionData?.message}
            answeredAt={sent.answeredAt}
            onPincode={(pincode) => typing.load(`${path}?${new URLSearchParams({ pincode })}`)}
          />
        )}
      </div>
    </PageWidth>
  );
}

function Missing() {
  const words = quoteText;
  return (
    <PageWidth className="pt-6 pb-14">
      <h1 className="mb-5">{words.missingTitle}</h1>
      <EmptyShelf title={words.missingTitle} text={words.missingText}>
        <ButtonLink to="/contact">{words.contact}</ButtonLink>
      </EmptyShelf>
    </PageWidth>
  );
}

function readPage(
  context: Readonly<RouterContextProvider>,
  { token, pincode }: { token: string; pincode: string },
) {
  const { db, clock, config } = context.get(shopContext);
  return openQuotePage(db, {
    token: cleanLine(token),
    pincode: parsePincode(pincode),
    now: clock(),
    config,
  });
}
