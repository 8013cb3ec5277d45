import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { writeNextPackCalendar } from "#app/services/orders/next-pack-calendar.server.ts";
import type { Route } from "./+types/calendar";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

/** The day on which an order is used up, as a file for the customer's calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const token = cleanLine(params.token);
  const calendar = await writeNextPackCalendar(db, { token, publicOrigin: config.publicOrigin });
  if (!calendar) throw new Response(null, { status: 404 });
  return new Response(calendar.content, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${calendar.fileName}"`,
    },
  });
}
