import { lazy } from "react";
import type { AccountAnswer } from "#app/components/accounts/account-answer.ts";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { replyRefusal } from "#app/components/accounts/form-reply.ts";
import { PasskeyForm } from "#app/components/accounts/passkey-form.tsx";
import { PasskeyList } from "#app/components/accounts/passkey-list.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { passkeysText } from "#app/content/messages/accounts/passkeys.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { readPasskey } from "#app/domain/accounts/passkey.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { refused } from "#app/domain/result.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { findChallenge } from "#app/middleware/passkey-challenge.server.ts";
import { askProof, proofWantedAt, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "#app/services/accounts/auth/passkeys.server.ts";
import type { Route } from "./+types/passkeys";

/** Few see it, so only they load it. */
const ProofPanel = lazy(() => import("#app/components/accounts/proof-panel.tsx"));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, passkeysText.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { auth } = context.get(shopContext);
  const { userId } = accountOf(context);
  const passkeys = await listPasskeys(auth, { userId });
  return {
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdOn: formatDateTime(createdAt),
      usedOn: usedAt && formatDateTime(usedAt),
    })),
    // The device is asked for a key before the form is sent, so the proof comes first.
    firstProof: proofWantedAt(context, [["intent", "prove"]]),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const { userId, mustSetUpSecondFactor } = accountOf(context);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const proof = await takeProof({ request, context }, form);
  const intent = fieldText(form, "intent");
  const asked = { intent, now: caller.now };
  const id = fieldText(form, "id");
  const name = fieldLine(form, "name");
  const wanted = await askProof({ request, context }, { form, proof });
  if (wanted) return wanted;
  // What the page may do is read at its start, so it begins anew.
  if (intent === "prove") return redirect("/profile/passkeys", 303);
  if (intent === "rename") {
    const renamed = await renamePasskey(auth, { userId, id, name });
    return renamed.ok ? done("passkey-renamed") : replyRefusal(asked, renamed);
  }
  if (intent === "remove") {
    const removed = await removePasskey(auth, { userId, id, caller });
    return removed.ok ? done("passkey-removed") : replyRefusal(asked, removed);
  }
  const challenge = await findChallenge({ request, context }, { purpose: "add", userId });
  const response = readPasskey(fieldText(form, "passkey"));
  if (!challenge || !response) return replyRefusal(asked, refused("bad-passkey"));
  const added = await addPasskey(auth, { userId, challenge, response, name, caller });
  // Whom the office has sent here for a second step goes on to what they came for.
  const next = mustSetUpSecondFactor ? "/admin" : "/profile/passkeys";
  return added.ok ? done("passkey-added", next) : replyRefusal(asked, added);

  function done(
    kind: "passkey-added" | "passkey-renamed" | "passkey-removed",
    to: PagePath = "/profile/passkeys",
  ) {
    return answerWithNotice({ context, notice: { kind }, to });
  }
}

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const words = passkeysText;
  const { passkeys, firstProof } = loaderData;
  const wanted = wantedProof(actionData);
  const answer = wanted ? undefined : (actionData as AccountAnswer | undefined);
  const isOpen = !wanted && !firstProof;
  return (
    <>
      <h1 className="mb-1">{words.title}</h1>
      <p className="mb-5 text-ink-2">{words.lead}</p>
      <div className="grid gap-5">
        {["rename", "remove", "passkey"].map((intent) => (
          <FormAnswer key={intent} answer={answer} intent={intent} />
        ))}
        <Panel as="section">
          <h2 className="sr-only">{words.title}</h2>
          {passkeys.length === 0 ? <p>{words.none}</p> : <PasskeyList passkeys={passkeys} isOpen={isOpen} />}
        </Panel>
        {isOpen && (
          <Panel as="section">
            <h2 className="mb-1 text-xl">{words.addTitle}</h2>
            <p className="mb-4 text-ink-2">{words.addLead}</p>
            <PasskeyForm
              key={passkeys.length}
              purpose="add"
              button={words.add}
              failed={words.failed}
              variant="primary"
            >
              <TextField name="name" label={words.name} hint={words.nameHint} maxLength={60} />
            </PasskeyForm>
            <noscript>
              <p>{words.needsScript}</p>
            </noscript>
          </Panel>
        )}
        {wanted && <ProofPanel wanted={wanted} cancelTo="/profile/passkeys" />}
        {!wanted && firstProof && <ProofPanel wanted={firstProof} lead={words.proveLead} />}
      </div>
    </>
  );
}
