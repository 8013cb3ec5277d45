import { recogniseAccount } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { answerSignOut } from "#app/middleware/sign-in.server.ts";
import type { Route } from "./+types/logout";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseAccount];

/** Signing out changes something, so a mere link does not. */
export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = (await readForm(request)).get("scope");
  const scope = asked === "others" || asked === "global" ? asked : "local";
  return answerSignOut({ request, context, scope });
}
