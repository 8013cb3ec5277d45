import { lazy } from "react";
import type { AccountAnswer } from "#app/components/accounts/account-answer.ts";
import { DetailsForm } from "#app/components/accounts/details-form.tsx";
import { EmailPanel } from "#app/components/accounts/email-panel.tsx";
import { replyDone, replyRefusal } from "#app/components/accounts/form-reply.ts";
import { LastOrder } from "#app/components/accounts/last-order.tsx";
import { PhonePanel } from "#app/components/accounts/phone-panel.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { profileText } from "#app/content/messages/accounts/profile.ts";
import { shopContext } from "#app/context.ts";
import { accountEmail } from "#app/domain/accounts/account-form.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { outsideServices } from "#app/middleware/outside-services.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { changeEmail, saveDetails } from "#app/services/accounts/auth/change.server.ts";
import { confirmPhone, requestPhoneCode } from "#app/services/accounts/auth/change-phone.server.ts";
import { listOwnOrders } from "#app/services/accounts/own-orders.server.ts";
import type { Route } from "./+types/index";

const words = profileText;

/** Few see it, so only they load it. */
const ProofPanel = lazy(() => import("#app/components/accounts/proof-panel.tsx"));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, name, email, phone } = accountOf(context);
  const { db, config } = context.get(shopContext);
  const { orders } = await listOwnOrders(db, { userId });
  const { hasTextMessages: hasTexts } = outsideServices(config);
  return { name, email, phone, hasTexts, lastOrder: orders[0] };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const { userId, email, isMarketingAllowed } = accountOf(context);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  const intent = fieldText(form, "intent");
  const values = {
    name: fieldLine(form, "name"),
    email: fieldLine(form, "email"),
    phone: fieldLine(form, "phone"),
  };
  const asked = { intent, values, now: caller.now };

  switch (intent) {
    case "email": {
      // What would be refused anyway asks for no proof.
      const next = accountEmail(values.email);
      const isChange = next !== undefined && next !== email;
      const wanted = isChange && (await askProof({ request, context }, { form, proof }));
      if (wanted) return wanted;
      const sent = await changeEmail(auth, { userId, email: values.email, caller });
      return sent.ok
        ? replyDone(asked, words.emailSent(values.email))
        : replyRefusal(asked, sent, { "bad-email": "email", same: "email" });
    }
    case "phone": {
      const isPhone = parsePhone(values.phone) !== undefined;
      const wanted = isPhone && (await askProof({ request, context }, { form, proof }));
      if (wanted) return wanted;
      const sent = await requestPhoneCode(auth, { userId, phone: values.phone, caller });
      if (!sent.ok) return replyRefusal(asked, sent, { "bad-phone": "phone" });
      const { phone } = sent.value;
      return replyDone({ ...asked, intent: "phone-code", values: { phone } }, words.codeSent(phone));
    }
    case "phone-code": {
      const code = fieldLine(form, "code");
      const confirmed = await confirmPhone(auth, { userId, phone: values.phone, code, caller });
      return confirmed.ok
        ? answerWithNotice({ context, notice: { kind: "phone-verified" }, to: "/profile" })
        : replyRefusal(asked, confirmed, { "wrong-code": "code" });
    }
    default: {
      const { name } = values;
      const saved = await saveDetails(auth, { userId, name, isMarketingAllowed, now: caller.now });
      return saved.ok
        ? answerWithNotice({ context, notice: { kind: "details-saved" }, to: "/profile" })
        : replyRefusal({ ...asked, intent: "details" }, saved, { "bad-name": "name" });
    }
  }
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, phone, hasTexts, lastOrder } = loaderData;
  const wanted = wantedProof(actionData);
  const answer = wanted ? undefined : (actionData as AccountAnswer | undefined);
  return (
    <>
      <h1 className="mb-1">{words.title}</h1>
      <p className="mb-5 text-ink-2">{words.hello(name)}</p>
      {wanted ? (
        <ProofPanel wanted={wanted} cancelTo="/profile" />
      ) : (
        <div className="grid gap-5">
          {lastOrder && <LastOrder order={lastOrder} />}
          <DetailsForm key={name} name={name} answer={answer} />
          <EmailPanel email={email} answer={answer} />
          <PhonePanel phone={phone} hasTexts={hasTexts} answer={answer} />
        </div>
      )}
    </>
  );
}
