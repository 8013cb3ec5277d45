import { lazy } from "react";
import type { AccountAnswer } from "#app/components/accounts/account-answer.ts";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { replyRefusal } from "#app/components/accounts/form-reply.ts";
import { IdentitiesPanel } from "#app/components/accounts/identities-panel.tsx";
import { PasswordPanel } from "#app/components/accounts/password-panel.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { passkeysText } from "#app/content/messages/accounts/passkeys.ts";
import { securityText } from "#app/content/messages/accounts/security.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { askProof, proofWantedAt, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { changePassword } from "#app/services/accounts/auth/change.server.ts";
import {
  isGoogleOffered,
  listIdentities,
  unlinkIdentity,
} from "#app/services/accounts/auth/identities.server.ts";
import { findPasswordProblem } from "#app/services/accounts/auth/new-password.server.ts";
import type { Route } from "./+types/security";

const words = securityText;

/** Few see it, so only they load it. */
const ProofPanel = lazy(() => import("#app/components/accounts/proof-panel.tsx"));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { auth } = context.get(shopContext);
  const { userId, email, hasPassword, hasSecondFactor, mustSetUpSecondFactor } = accountOf(context);
  // A password is never sent back to be sent again, so for a first one the proof comes first.
  const isFirst = !hasPassword && email !== undefined;
  const firstProof = isFirst ? proofWantedAt(context, [["intent", "prove"]]) : undefined;
  const identities = await listIdentities(auth, { userId });
  const isGoogleLinked = identities.some(({ provider }) => provider === "google");
  return {
    email,
    hasPassword,
    hasSecondFactor,
    mustSetUpSecondFactor,
    firstProof,
    isGoogleLinked,
    isGoogleShown: isGoogleLinked || isGoogleOffered(auth),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const { userId, sessionId, name, email = "", hasPassword } = accountOf(context);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  if (fieldText(form, "intent") === "unlink") {
    const unlinked = await unlinkIdentity(auth, { userId, provider: "google" });
    return unlinked.ok
      ? answerWithNotice({ context, notice: { kind: "identity-unlinked" }, to: "/profile/security" })
      : replyRefusal({ intent: "unlink", now: caller.now }, unlinked);
  }
  const currentPassword = fieldText(form, "currentPassword");
  const password = fieldText(form, "password");
  if (!hasPassword) {
    for (const name of ["password", "currentPassword"]) form.delete(name);
    const wanted = await askProof({ request, context }, { form, proof });
    if (wanted) return wanted;
    if (fieldText(form, "intent") === "prove") return redirect("/profile/security", 303);
  }
  const changed = await changePassword(auth, { userId, sessionId, currentPassword, password, caller });
  if (changed.ok)
    return answerWithNotice({ context, notice: { kind: "password-changed" }, to: "/profile/security" });
  const fields = {
    "wrong-password": "currentPassword",
    same: "password",
    "too-short": "password",
    "too-long": "password",
    "too-common": "password",
  };
  const problem =
    changed.reason === "wrong-password" && (await findPasswordProblem(auth.db, { name, email, password }));
  return replyRefusal(
    { intent: "password", now: caller.now },
    changed,
    fields,
    problem ? { password: problem } : {},
  );
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasPassword, hasSecondFactor, mustSetUpSecondFactor, isGoogleLinked, isGoogleShown } =
    loaderData;
  const answered = wantedProof(actionData);
  const answer = answered ? undefined : (actionData as AccountAnswer | undefined);
  const wanted = answered ?? loaderData.firstProof;
  return (
    <>
      <h1 className="mb-5">{words.title}</h1>
      <div className="grid gap-5">
        {wanted ? (
          <ProofPanel wanted={wanted} lead={words.firstPassword} />
        ) : (
          <PasswordPanel email={email} hasPassword={hasPassword} answer={answer} />
        )}
        <Panel as="section">
          <div className="mb-1 flex flex-wrap items-center gap-x-3">
            <h2 className="text-xl">{words.secondFactorTitle}</h2>
            <Status kind={hasSecondFactor ? "ok" : "mute"}>
              {hasSecondFactor ? words.isOn : words.isOff}
            </Status>
          </div>
          <p className="mb-4 text-ink-2">
            {mustSetUpSecondFactor ? accountText.secondFactor.isRequired : words.secondFactorLead}
          </p>
          <ButtonLink to="/profile/second-factor" variant="outline">
            {hasSecondFactor ? words.manage : words.turnOn}
          </ButtonLink>
        </Panel>
        <Panel as="section">
          <h2 className="mb-1 text-xl">{passkeysText.title}</h2>
          <p className="mb-4 text-ink-2">{passkeysText.lead}</p>
          <ButtonLink to="/profile/passkeys" variant="outline">
            {passkeysText.manage}
          </ButtonLink>
        </Panel>
        <FormAnswer answer={answer} intent="unlink" />
        {isGoogleShown && <IdentitiesPanel isGoogleLinked={isGoogleLinked} />}
      </div>
    </>
  );
}
