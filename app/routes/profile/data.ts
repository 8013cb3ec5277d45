import { accountContext, shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { noMailbox } from "#app/domain/own-email.ts";
import { recogniseAccount } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { exportMyData } from "#app/services/accounts/my-data.server.ts";
import type { Route } from "./+types/data";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseAccount];

/** Everything the shop knows of the person, as a file; who is not signed in comes back to the page that offers it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  const account = context.get(accountContext);
  if (!account) return redirect("/login?returnTo=%2Fprofile%2Fprivacy");
  const { userId, email = noMailbox(userId), phone } = account;
  const known = await exportMyData(db, { userId, email, phone, now });
  return new Response(JSON.stringify(known, undefined, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data-${indiaDate(now)}.json"`,
    },
  });
}
