import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { accountOf, requireAccount } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { exportMyData } from "#app/services/account/my-data.server.ts";
import type { Route } from "./+types/data";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, requireAccount];

/** Everything the shop knows of the person, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  const { userId, email, phone } = accountOf(context);
  const known = await exportMyData(db, { userId, email, phone, now });
  return new Response(JSON.stringify(known, undefined, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data-${indiaDate(now)}.json"`,
    },
  });
}
