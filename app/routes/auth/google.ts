import { accountContext, shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { recogniseAccount } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { startGoogle } from "#app/services/accounts/auth/identities.server.ts";
import type { Route } from "./+types/google";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseAccount];

export function loader() {
  return redirect("/login");
}

/** Sends the person to Google, to sign in with it or to link it to the account they are signed in to. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const isLink = fieldText(form, "intent") === "link" && context.get(accountContext) !== undefined;
  const started = await startGoogle(context.get(shopContext).auth, {
    purpose: isLink ? "link" : "sign-in",
    returnTo: ownPath(fieldText(form, "returnTo")) ?? (isLink ? "/profile/security" : "/"),
    headers: request.headers,
  });
  if (!started) return new Response(null, { status: 404 });
  const headers = new Headers(started.cookies.map((cookie) => ["Set-Cookie", cookie]));
  headers.set("Location", started.url);
  return new Response(null, { status: 303, headers });
}
