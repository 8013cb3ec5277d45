import { parsePotency } from "#app/domain/catalog/potency.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

/** "BC 5": bio-combinations go by number, not by potency. */
const COMBINATION = /^BC (\d{1,2})$/;

/** The shop's list of a form in one potency, or of one bio-combination; undefined for what is neither ("Complex (fixed formula)"). */
function potencyAddress(formSlug: string, potency: string): RoutePath | undefined {
  const number = COMBINATION.exec(potency)?.[1];
  const q = number === undefined ? potency : `bio combination ${number}`;
  if (number === undefined && !parsePotency(potency)) return undefined;
  return `/shop?${new URLSearchParams({ category: formSlug, q })}`;
}

/** The usual potencies of a form that lead to a list of their own. */
export function potencyLinks(form: {
  slug: string;
  popularPotencies: string[];
}): { potency: string; to: RoutePath }[] {
  return form.popularPotencies.flatMap((potency) => {
    const to = potencyAddress(form.slug, potency);
    return to ? [{ potency, to }] : [];
  });
}
