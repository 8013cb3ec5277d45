import { AskForCode, EnterCode } from "#app/components/accounts/code-sign-in.tsx";
import { DoorBroken } from "#app/components/accounts/door-broken.tsx";
import { DoorPage } from "#app/components/accounts/door-page.tsx";
import { replyDone, replyRefusal } from "#app/components/accounts/form-reply.ts";
import { PasskeyForm } from "#app/components/accounts/passkey-form.tsx";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { doorText } from "#app/content/messages/accounts/door.ts";
import { passkeysText } from "#app/content/messages/accounts/passkeys.ts";
import { shopContext } from "#app/context.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { refused } from "#app/domain/result.ts";
import { withSearch } from "#app/domain/route-path.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { doorMiddleware, standAtDoor } from "#app/middleware/door.server.ts";
import { outsideServices } from "#app/middleware/outside-services.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { answerSignIn } from "#app/middleware/sign-in.server.ts";
import { requestCode, signInWithCode } from "#app/services/accounts/auth/code.server.ts";
import type { Route } from "./+types/code";

const text = doorText;

export const handle: FrameHandle = { frame: "none" };

export const middleware = doorMiddleware;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.code.title);

export function loader({ url, context }: Route.LoaderArgs) {
  const { config } = context.get(shopContext);
  return { ...standAtDoor({ url, context }), hasTexts: outsideServices(config).hasTextMessages };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const caller = callerOf({ request, context });
  const form = await readForm(request);
  const identifier = fieldLine(form, "identifier");
  const asked = { values: { identifier }, now: caller.now };
  if (fieldText(form, "intent") === "code") {
    const code = fieldLine(form, "code");
    const signedIn = await signInWithCode(auth, { identifier, code, caller });
    const returnTo = url.searchParams.get("returnTo");
    if (signedIn.ok) return answerSignIn({ request, context, signedIn: signedIn.value, returnTo });
    return replyRefusal({ ...asked, intent: "code" }, signedIn, { "wrong-code": "code" });
  }
  // Enter in the field of the password presses the form's first button: the password is what was meant.
  if (fieldText(form, "intent") === "code-instead" && fieldText(form, "password") !== "")
    return redirect(withSearch("/login", url.searchParams), 307);
  // From the page of the password, where nothing may have been typed yet: then this page asks.
  if (fieldText(form, "intent") === "code-instead" && identifier === "")
    return redirect(withSearch("/login/code", url.searchParams), 303);
  const { config } = context.get(shopContext);
  const isPhone = parsePhone(identifier) !== undefined;
  const noTexts = isPhone && !outsideServices(config).hasTextMessages ? refused("no-texts") : undefined;
  const sent = noTexts ?? (await requestCode(auth, { identifier, caller }));
  if (sent.ok) return replyDone({ ...asked, intent: "code" }, text.code.sent(identifier));
  const intent = form.has("isResent") ? "code" : "send-code";
  return replyRefusal({ ...asked, intent }, sent, {
    "bad-identifier": "identifier",
    "no-texts": "identifier",
  });
}

export default function LoginWithCode({ loaderData, actionData }: Route.ComponentProps) {
  const { code } = doorText;
  const { notice, search, hasTexts } = loaderData;
  return actionData?.intent === "code" ? (
    <DoorPage title={code.enterTitle} lead={code.enterLead} notice={notice}>
      <EnterCode answer={actionData} search={search} />
    </DoorPage>
  ) : (
    <DoorPage title={code.title} lead={hasTexts ? code.lead : code.leadByMail} notice={notice}>
      <AskForCode answer={actionData} search={search} />
      <PasskeyForm
        purpose="sign-in"
        action={`/login${search}`}
        button={passkeysText.signIn}
        failed={passkeysText.failed}
        variant="outline"
      />
    </DoorPage>
  );
}

export function ErrorBoundary() {
  return <DoorBroken sentence={doorText.signInFailed} />;
}
