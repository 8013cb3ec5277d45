import { shopContext } from "#app/context.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findBrand } from "#app/services/catalog/list-brands.server.ts";
import type { Route } from "./+types/$slug.ts";

/** Specification, decision 15: /brands/sbl-homeopathy is /brand/sbl. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findBrand(context.get(shopContext).db, params.slug);
  const slug = found && ("redirectTo" in found ? found.redirectTo : found.brand.slug);
  return redirect(`/brand/${slug ?? encodeURIComponent(params.slug)}`, 301);
}
