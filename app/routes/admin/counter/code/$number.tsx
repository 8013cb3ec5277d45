import { useEffect } from "react";
import { data, useRevalidator } from "react-router";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { CounterCodeCard } from "#app/components/admin/payments/counter-code.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { isShopReached } from "#app/components/layout/when-reached.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { counterCodeText } from "#app/content/messages/payments/counter-code.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { rupees } from "#app/domain/money.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { cancelOrder } from "#app/services/orders/change-order.server.ts";
import { findCounterCode } from "#app/services/payments/counter-code.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/$number";

const LOOK_AGAIN_MS = 4_000;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  personalMeta(matches, loaderData ? counterCodeText.bill(loaderData.number) : counterCodeText.back);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, gateway, clock, config } = context.get(shopContext);
  const number = parseOrderNumber(params.number);
  const { shop } = await findSettings(db);
  const asked = { shopName: shop.name, now: clock(), publicOrigin: config.publicOrigin };
  const code = number && (await findCounterCode(db, gateway, { number, ...asked }));
  if (!code) throw data(undefined, { status: 404 });
  if (code.step === "paid")
    throw redirect(`/admin/counter?${new URLSearchParams({ sold: code.number })}`, 303);
  return { ...code, step: code.step };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const number = parseOrderNumber(params.number);
  const intent = fieldText(await readForm(request), "intent");
  if (!number || intent !== "cancel") throw data(undefined, { status: 400 });
  const { shop } = await findSettings(db);
  const when = { now: clock(), publicOrigin: config.publicOrigin };
  // Only a bill of the counter that is still to be paid is taken back here.
  const code = await findCounterCode(db, undefined, { number, shopName: shop.name, ...when });
  if (!code) throw data(undefined, { status: 404 });
  const isOpen = code.step !== "paid" && code.step !== "back" && code.step !== "closed";
  if (!isOpen) return redirect(`/admin/counter/code/${number}`, 303);
  await cancelOrder(db, { number, actor: byUser(accountOf(context)), ...when });
  return redirect("/admin/counter", 303);
}

export default function CounterCodePage({ loaderData }: Route.ComponentProps) {
  const words = counterCodeText;
  const { number, totalPaise, step, ...code } = loaderData;
  const ended = step === "closed" ? words.closed : step === "back" ? words.moneyBack : undefined;
  useLookingAgain(!ended);
  return (
    <OfficePage
      title={words.title(rupees(totalPaise))}
      note={words.bill(number)}
      actions={
        <ButtonLink variant="outline" to="/admin/counter">
          {words.back}
        </ButtonLink>
      }
    >
      {ended && (
        <Notice kind="warning">
          <b className="font-semibold">{ended.title}</b> {ended.text}
        </Notice>
      )}
      {(step === "scan" || step === "under-way" || step === "unreached" || step === "refused") && (
        <CounterCodeCard {...code} totalPaise={totalPaise} step={step} />
      )}
    </OfficePage>
  );
}

/** Looks for the payment as long as the bill waits; the loader leads on once it is here. */
function useLookingAgain(isWaiting: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(async () => (await isShopReached()) && revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
