// Which of several packs of one medicine a page offers: by what a millilitre, gram or piece costs, never by maker.

import type { NetUnit } from "#app/domain/catalog/pack.ts";

export type OfferablePack = {
  slug: string;
  dosageForm: string;
  netQuantity: number;
  netUnit: NetUnit;
  pricePaise: number;
};

/** A bigger pack (450 g of a tissue salt) is for a clinic's shelf: it is named beside the offer and is not the offer. */
const LARGEST_AT_HOME: Record<NetUnit, number> = { ml: 100, g: 100, unit: 100 };

/** The pack to offer of one remedy in one potency, and the others of its form, each list with the cheapest per unit first; undefined without packs. The form is the one that most packs have. */
export function choosePack<Pack extends OfferablePack>(
  packs: readonly Pack[],
): { offered: Pack; others: Pack[] } | undefined {
  const byForm = Map.groupBy(packs, ({ dosageForm, netUnit }) => `${dosageForm} ${netUnit}`);
  const forms = [...byForm.values()].map((same) => same.toSorted(cheapestFirst));
  const [usual] = forms.toSorted((a, b) => b.length - a.length || cheapestFirst(a[0]!, b[0]!));
  const offered = usual?.find(isForHome) ?? usual?.[0];
  return usual && offered && { offered, others: usual.filter((pack) => pack !== offered) };
}

/** Whether a household buys so much at once. */
export function isForHome({ netQuantity, netUnit }: Pick<OfferablePack, "netQuantity" | "netUnit">): boolean {
  return netQuantity <= LARGEST_AT_HOME[netUnit];
}

function cheapestFirst(a: OfferablePack, b: OfferablePack): number {
  return (
    a.pricePaise * b.netQuantity - b.pricePaise * a.netQuantity ||
    a.pricePaise - b.pricePaise ||
    (a.slug < b.slug ? -1 : 1)
  );
}
