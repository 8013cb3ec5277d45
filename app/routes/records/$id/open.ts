import { shopContext } from "#app/context.ts";
import { accountOf, requirePermission } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { requireProofForMany } from "#app/middleware/proof.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { openRecord } from "#app/services/clinic/records.server.ts";
import type { Route } from "./+types/open";

export const middleware: Route.MiddlewareFunction[] = [
  keepPersonal,
  requirePermission("see-consultations"),
  requireProofForMany,
];

/** Leads a doctor or the admin on to an address that shows the paper for five minutes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret, clock } = context.get(shopContext);
  const reader = { staff: accountOf(context) };
  const opened = await openRecord(db, { reader, uploadId: params.id, secret, now: clock() });
  if (!opened.ok) throw new Response(null, { status: 404 });
  return redirect(opened.value.path, 303);
}
