import { DoorBroken } from "#app/components/accounts/door-broken.tsx";
import { DoorPage } from "#app/components/accounts/door-page.tsx";
import { replyErrors, replyRefusal } from "#app/components/accounts/form-reply.ts";
import { SignInForm } from "#app/components/accounts/sign-in-form.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { shopContext } from "#app/context.ts";
import { readPasskey } from "#app/domain/accounts/passkey.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { isOfficePath } from "#app/domain/office-path.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { refused } from "#app/domain/result.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { doorMiddleware, standAtDoor } from "#app/middleware/door.server.ts";
import { findChallenge } from "#app/middleware/passkey-challenge.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { answerSignIn } from "#app/middleware/sign-in.server.ts";
import { isGoogleOffered } from "#app/services/accounts/auth/identities.server.ts";
import { signInWithPasskey } from "#app/services/accounts/auth/passkey-sign-in.server.ts";
import { signInWithPassword } from "#app/services/accounts/auth/sign-in.server.ts";
import type { Route } from "./+types/index";

const text = doorText;

export const handle: FrameHandle = { frame: "none" };

export const middleware = doorMiddleware;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.login.title);

export function loader({ url, context }: Route.LoaderArgs) {
  const door = standAtDoor({ url, context });
  const returnTo = ownPath(url.searchParams.get("returnTo"));
  return {
    ...door,
    hasGoogle: isGoogleOffered(context.get(shopContext).auth),
    // Who has just chosen one, and who works in the shop, whom no code lets in.
    isPasswordNext:
      door.notice?.kind === "email-verified" || (returnTo !== undefined && isOfficePath(returnTo)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  if (fieldText(form, "intent") === "passkey") {
    const challenge = await findChallenge({ request, context }, { purpose: "sign-in" });
    const response = readPasskey(fieldText(form, "passkey"));
    const answered = { intent: "password", now: caller.now };
    if (!challenge || !response) return replyRefusal(answered, refused("bad-passkey"));
    const signedIn = await signInWithPasskey(auth, { challenge, response, caller });
    if (!signedIn.ok) return replyRefusal(answered, signedIn);
    const returnTo = url.searchParams.get("returnTo");
    return answerSignIn({ request, context, signedIn: signedIn.value, returnTo });
  }
  const identifier = fieldText(form, "identifier");
  const password = fieldText(form, "password");
  const isNamed = identifier.trim() !== "";
  const asked = { intent: "password", values: { identifier }, now: caller.now };
  if (!isNamed && password === "") return replyErrors(asked, { identifier: "missing", password: "required" });
  const signedIn = await signInWithPassword(auth, { identifier, password, caller });
  if (signedIn.ok) {
    const returnTo = url.searchParams.get("returnTo");
    return answerSignIn({ request, context, signedIn: signedIn.value, returnTo });
  }
  return replyRefusal(asked, signedIn, {
    missing: isNamed ? "password" : "identifier",
    wrong: "password",
  });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { login } = doorText;
  const { notice, hasGoogle, isPasswordNext, search } = loaderData;
  return (
    <DoorPage title={login.title} lead={search ? login.leadBefore : login.lead} notice={notice}>
      <SignInForm answer={actionData} search={search} hasGoogle={hasGoogle} isPasswordNext={isPasswordNext} />
    </DoorPage>
  );
}

export function ErrorBoundary() {
  return <DoorBroken sentence={doorText.signInFailed} />;
}
