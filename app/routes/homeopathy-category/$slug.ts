import { shopContext } from "#app/context.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findCategory } from "#app/services/catalog/list-categories.server.ts";
import type { Route } from "./+types/$slug.ts";

/** Specification, decision 15: /homeopathy-category/{slug} is /homeopathy-categories/{slug}, also under another name of the form. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findCategory(context.get(shopContext).db, params.slug);
  const slug = found && ("redirectTo" in found ? found.redirectTo : found.category.slug);
  return redirect(`/homeopathy-categories/${slug ?? encodeURIComponent(params.slug)}`, 301);
}
