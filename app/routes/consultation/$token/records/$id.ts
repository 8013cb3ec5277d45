import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { openRecord } from "#app/services/clinic/records.server.ts";
import type { Route } from "./+types/$id";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

/** Leads a patient on to an address that shows the paper for five minutes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret, clock } = context.get(shopContext);
  const reader = { token: cleanLine(params.token) };
  const opened = await openRecord(db, { reader, uploadId: params.id, secret, now: clock() });
  if (!opened.ok) throw new Response(null, { status: 404 });
  return redirect(opened.value.path, 303);
}
