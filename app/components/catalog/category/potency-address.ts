import { parsePotency } from "#app/domain/catalog/potency.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

/** The shop's list of a form in one potency; what is no potency ("Complex (fixed formula)") leads to the whole form. */
export function potencyAddress(formSlug: string, potency: string): RoutePath {
  const params = new URLSearchParams({ category: formSlug });
  if (parsePotency(potency)) params.set("q", potency);
  return `/shop?${params}`;
}
