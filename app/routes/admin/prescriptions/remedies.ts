import { shopContext } from "#app/context.ts";
import { requirePermission } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readTypedLine } from "#app/services/prescriptions/draft-prescription.server.ts";
import type { Route } from "./+types/remedies";

export const middleware: Route.MiddlewareFunction[] = [
  keepPersonal,
  requirePermission("write-prescriptions"),
];

/** How the line `q` is understood while it is typed, with the remedies that its medicine may mean. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, readVocabulary } = context.get(shopContext);
  const typed = (url.searchParams.get("q") ?? "").slice(0, 300);
  const { line } = await readTypedLine(db, { typed, vocabulary: await readVocabulary() });
  return Response.json(line);
}
