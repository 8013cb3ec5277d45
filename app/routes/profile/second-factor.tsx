import QRCode from "qrcode";
import { data } from "react-router";
import { z } from "zod";
import { replyRefusal } from "#app/components/accounts/form-reply.ts";
import { PasswordFirst, SecondFactorSetup } from "#app/components/accounts/second-factor-setup.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { secondFactorSetupText } from "#app/content/messages/accounts/second-factor-setup.ts";
import { shopContext } from "#app/context.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  confirmSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from "#app/services/accounts/auth/second-factor.server.ts";
import type { Route } from "./+types/second-factor";

const setup = secondFactorSetupText;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, setup.title);

export function loader({ context }: Route.LoaderArgs) {
  const { hasPassword, hasSecondFactor, mustSetUpSecondFactor } = accountOf(context);
  return { hasPassword, hasSecondFactor, mustSetUpSecondFactor };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const { userId, sessionId, mustSetUpSecondFactor } = accountOf(context);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const intent = fieldText(form, "intent");
  const asked = { intent, now: caller.now };

  if (intent === "confirm") {
    const code = fieldLine(form, "code");
    const confirmed = await confirmSecondFactor(auth, { userId, code, caller });
    if (confirmed.ok) return done("second-factor-on", confirmed.value.cookies);
    const { data: answer, init } = replyRefusal(asked, confirmed, { "wrong-app-code": "code" });
    return data({ answer, setupKey: await drawKey(readKey(form)) }, init ?? {});
  }
  const password = fieldText(form, "password");
  if (intent === "stop") {
    const stopped = await stopSecondFactor(auth, { userId, sessionId, password, caller });
    if (stopped.ok) return done("second-factor-off", stopped.value.cookies);
    const { data: answer, init } = replyRefusal(asked, stopped, { "wrong-password": "password" });
    return data({ answer, setupKey: undefined }, init ?? {});
  }
  const started = await startSecondFactor(auth, { userId, sessionId, password, caller });
  if (started.ok) return data({ answer: undefined, setupKey: await drawKey(started.value) });
  const { data: answer, init } = replyRefusal({ ...asked, intent: "begin" }, started, {
    "wrong-password": "password",
  });
  return data({ answer, setupKey: undefined }, init ?? {});

  function done(kind: "second-factor-on" | "second-factor-off", cookies: string[]) {
    const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
    // Whom the office has sent here goes on to what they came for.
    const to = mustSetUpSecondFactor ? "/admin" : "/profile/security";
    return answerWithNotice({ context, notice: { kind }, to, headers });
  }
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { secondFactor } = accountText;
  const { hasPassword, hasSecondFactor, mustSetUpSecondFactor } = loaderData;
  return (
    <>
      <h1 className="mb-1">{setup.title}</h1>
      <p className="mb-5 text-ink-2">{mustSetUpSecondFactor ? secondFactor.isRequired : setup.lead}</p>
      {mustSetUpSecondFactor && !actionData?.setupKey && (
        <p className="mb-5">
          <Link to="/profile/passkeys" className="link inline-flex min-h-11 items-center">
            {setup.passkeyInstead}
          </Link>
        </p>
      )}
      {!hasPassword ? (
        <Notice>
          {setup.needsPassword}{" "}
          <Link to="/profile/security" className="link">
            {setup.setPassword}
          </Link>
        </Notice>
      ) : hasSecondFactor ? (
        <PasswordFirst intent="stop" answer={actionData?.answer} />
      ) : actionData?.setupKey ? (
        <SecondFactorSetup setupKey={actionData.setupKey} answer={actionData.answer} />
      ) : (
        <PasswordFirst intent="begin" answer={actionData?.answer} />
      )}
    </>
  );
}

const keySchema = z.object({
  uri: z.string().startsWith("otpauth://").max(1_000),
  secret: z.string().max(200),
  recoveryCodes: z.array(z.string().max(40)).max(20),
});
type Key = z.infer<typeof keySchema>;

/** The key that the page has shown comes back with the form, so that a wrong code does not ask for a new one. */
function readKey(form: FormData): Key | undefined {
  return keySchema.safeParse(parseJson(fieldText(form, "setupKey"))).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function drawKey(key: Key | undefined) {
  if (!key) return undefined;
  return { ...key, qrSvg: await QRCode.toString(key.uri, { type: "svg", errorCorrectionLevel: "M" }) };
}
