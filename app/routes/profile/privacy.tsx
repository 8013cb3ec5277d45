import { lazy } from "react";
import type { AccountAnswer } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { replyRefusal } from "#app/components/accounts/form-reply.ts";
import { Unfold } from "#app/components/accounts/unfold.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { privacyText } from "#app/content/messages/accounts/privacy.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { listConsents, setConsent } from "#app/services/accounts/consents.server.ts";
import { deleteMyAccount } from "#app/services/accounts/delete-account.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/privacy";

const privacy = privacyText;

/** Few see it, so only they load it. */
const ProofPanel = lazy(() => import("#app/components/accounts/proof-panel.tsx"));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, privacy.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = accountOf(context);
  const consents = await listConsents(context.get(shopContext).db, { userId });
  const marketing = consents.find(({ purpose, withdrawnAt }) => purpose === "marketing" && !withdrawnAt);
  const reminder = consents.find(({ purpose, withdrawnAt }) => purpose === "cart-reminder" && !withdrawnAt);
  const { isReminderOn } = (await findSettings(context.get(shopContext).db)).cart;
  return {
    marketingSince: marketing?.givenAt,
    reminderSince: reminder?.givenAt,
    // What the shop does not do, nobody is asked for; who agreed before can take it back.
    isReminderAsked: isReminderOn || reminder !== undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, auth, mailer, files } = context.get(shopContext);
  const { userId } = accountOf(context);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  if (fieldText(form, "intent") === "consent") {
    const isGiven = form.has("marketing");
    await setConsent(db, { userId, purpose: "marketing", isGiven, now: caller.now });
    return answerWithNotice({ context, notice: { kind: "details-saved" }, to: "/profile/privacy" });
  }
  if (fieldText(form, "intent") === "cart-reminder") {
    const isGiven = form.has("cartReminder");
    await setConsent(db, { userId, purpose: "cart-reminder", isGiven, now: caller.now });
    return answerWithNotice({ context, notice: { kind: "details-saved" }, to: "/profile/privacy" });
  }
  const wanted = await askProof({ request, context }, { form, proof });
  if (wanted) return wanted;
  const deleted = await deleteMyAccount(auth, { userId, caller, mailer, files });
  return deleted.ok
    ? answerWithNotice({ context, notice: { kind: "account-deleted" }, to: "/" })
    : replyRefusal({ intent: "delete", now: caller.now }, deleted);
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { save } = accountText;
  const { marketingSince, reminderSince, isReminderAsked } = loaderData;
  const wanted = wantedProof(actionData);
  const answer = wanted ? undefined : (actionData as AccountAnswer | undefined);
  if (wanted)
    return (
      <>
        <h1 className="mb-5">{privacy.title}</h1>
        <ProofPanel wanted={wanted} cancelTo="/profile/privacy" />
      </>
    );
  return (
    <>
      <h1 className="mb-5">{privacy.title}</h1>
      <div className="grid gap-5">
        <Panel as="section">
          <h2 className="mb-2 text-xl">{privacy.consentTitle}</h2>
          <p className="mb-3 text-ink-2">{privacy.purpose}</p>
          <Form method="post">
            <CheckField
              key={String(marketingSince)}
              name="marketing"
              defaultChecked={Boolean(marketingSince)}
            >
              {privacy.marketing}
              <span className="block text-sm text-ink-2">
                {marketingSince ? privacy.givenOn(formatDateTime(marketingSince)) : privacy.marketingHint}
              </span>
            </CheckField>
            <BusyButton intent="consent" variant="outline" className="mt-2">
              {save}
            </BusyButton>
          </Form>
          {isReminderAsked && (
            <Form method="post" className="mt-5 border-t border-line pt-5">
              <CheckField
                key={String(reminderSince)}
                name="cartReminder"
                defaultChecked={Boolean(reminderSince)}
              >
                {privacy.cartReminders.consent}
                <span className="block text-sm text-ink-2">
                  {reminderSince
                    ? privacy.givenOn(formatDateTime(reminderSince))
                    : privacy.cartReminders.hint}
                </span>
              </CheckField>
              <BusyButton intent="cart-reminder" variant="outline" className="mt-2">
                {save}
              </BusyButton>
            </Form>
          )}
        </Panel>
        <Panel as="section">
          <h2 className="mb-1 text-xl">{privacy.downloadTitle}</h2>
          <p className="mb-4 text-ink-2">{privacy.downloadLead}</p>
          <ButtonLink to="/profile/data" reloadDocument variant="outline">
            {privacy.download}
          </ButtonLink>
        </Panel>
        <Panel as="section">
          <h2 className="mb-1 text-xl">{privacy.deleteTitle}</h2>
          <p className="mb-2 text-ink-2">{privacy.deleteLead}</p>
          <Unfold title={privacy.deleteTitle} isOpen={answer?.intent === "delete"}>
            <Form method="post" noValidate className="grid gap-4">
              <FormAnswer answer={answer} intent="delete" />
              <Button name="intent" value="delete" variant="quiet" className="justify-self-start text-error">
                {privacy.delete}
              </Button>
            </Form>
          </Unfold>
        </Panel>
      </div>
    </>
  );
}
