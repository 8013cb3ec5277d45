import { DoorBroken } from "#app/components/accounts/door-broken.tsx";
import { DoorPage } from "#app/components/accounts/door-page.tsx";
import { replyRefusal } from "#app/components/accounts/form-reply.ts";
import { PasskeyForm } from "#app/components/accounts/passkey-form.tsx";
import { SecondFactorForm } from "#app/components/accounts/second-factor-form.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { passkeysText } from "#app/content/messages/accounts/passkeys.ts";
import { shopContext } from "#app/context.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { doorMiddleware, standAtDoor } from "#app/middleware/door.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { answerSignIn } from "#app/middleware/sign-in.server.ts";
import { finishSecondFactor } from "#app/services/accounts/auth/sign-in.server.ts";
import type { Route } from "./+types/second-factor";

const text = accountText;

export const handle: FrameHandle = { frame: "none" };

export const middleware = doorMiddleware;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.secondFactor.title);

export function loader({ url, context }: Route.LoaderArgs) {
  // The password told which there are: of who has no app the passkey alone ends the sign-in.
  const by = url.searchParams.get("by");
  return { ...standAtDoor({ url, context }), isByPasskey: by === "passkey", hasPasskey: by !== null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const isRecoveryCode = fieldText(form, "intent") === "recovery-code";
  const field = isRecoveryCode ? "recoveryCode" : "code";
  const code = fieldLine(form, field);
  const signedIn = await finishSecondFactor(auth, { code, isRecoveryCode, caller });
  const returnTo = url.searchParams.get("returnTo");
  if (signedIn.ok) return answerSignIn({ request, context, signedIn: signedIn.value, returnTo });
  const intent = isRecoveryCode ? "recovery-code" : "second-factor";
  return replyRefusal({ intent, now: caller.now }, signedIn, {
    "wrong-app-code": "code",
    "wrong-recovery-code": "recoveryCode",
  });
}

export default function LoginSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { secondFactor } = accountText;
  const { notice, search, isByPasskey, hasPasskey } = loaderData;
  return (
    <DoorPage
      title={secondFactor.title}
      lead={isByPasskey ? passkeysText.signInLead : secondFactor.lead}
      notice={notice}
    >
      {!isByPasskey && <SecondFactorForm answer={actionData} search={search} />}
      {hasPasskey && (
        <PasskeyForm
          purpose="sign-in"
          action={`/login${search}`}
          button={passkeysText.signIn}
          failed={passkeysText.failed}
          variant={isByPasskey ? "primary" : "outline"}
        />
      )}
      {isByPasskey && (
        <>
          <noscript>
            <p>{passkeysText.needsScript}</p>
          </noscript>
          <p>
            <Link to={`/login${search}`} className="link inline-flex min-h-11 items-center">
              {doorText.verify.toSignIn}
            </Link>
          </p>
        </>
      )}
    </DoorPage>
  );
}

export function ErrorBoundary() {
  return <DoorBroken sentence={doorText.signInFailed} />;
}
