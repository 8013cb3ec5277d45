import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { writeCalendar } from "#app/services/clinic/calendar.server.ts";
import type { Route } from "./+types/calendar";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

/** The agreed time as a file for the patient's calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret, config, clock } = context.get(shopContext);
  const token = cleanLine(params.token);
  const calendar = await writeCalendar(db, {
    token,
    secret,
    publicOrigin: config.publicOrigin,
    now: clock(),
  });
  if (!calendar) throw new Response(null, { status: 404 });
  return new Response(calendar.content, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${calendar.fileName}"`,
    },
  });
}
