// The switcher on a product page: every potency, pack and brand of the same medicine, and the page it leads to. A choice
// keeps the two other facts. Where that pack does not exist, a potency or brand may lead to another pack size of the same
// brand or potency; a pack size never changes the potency. "1M" of a 30 ml bottle may lead to the 11 ml bottle of 1M.
// What is not made, or not sold at retail, is no choice.

import type { NetUnit } from "#app/domain/catalog/pack.ts";
import { comparePotency, type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { type UnitPrice, unitPrice } from "#app/domain/catalog/price.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

/** One published pack of the medicine, the product of the page among them. */
export type Sibling = {
  slug: string;
  brandName: string;
  potency: Potency | undefined;
  packSize: string;
  netQuantity: number;
  netUnit: NetUnit;
  pricePaise: number;
  availableQuantity: number;
  soldTo: SoldTo;
};

type ChoiceState = "for-sale" | "sold-out" | "doctor-only" | "not-for-retail";

/** The pack that a choice leads to; `otherPack` is set when the choice changes the pack size too. */
export type Choice = Pick<Sibling, "slug" | "packSize" | "pricePaise" | "availableQuantity"> & {
  label: string;
  state: ChoiceState;
  isCurrent: boolean;
  unit: UnitPrice;
  otherPack: string | undefined;
};

export type Axis = "potency" | "pack" | "brand";
export type ProductChoices = Record<Axis, Choice[]>;

const AXES: Record<Axis, { label: (pack: Sibling) => string; compare: (a: Sibling, b: Sibling) => number }> =
  {
    potency: {
      label: ({ potency }) => (potency ? potencyLabel(potency) : ""),
      compare: (a, b) => (a.potency && b.potency ? comparePotency(a.potency, b.potency) : 0),
    },
    pack: { label: ({ packSize }) => packSize, compare: (a, b) => a.netQuantity - b.netQuantity },
    brand: {
      label: ({ brandName }) => brandName,
      compare: (a, b) => a.brandName.localeCompare(b.brandName, "en"),
    },
  };

/** What a choice must keep, first all of it, then the next best. */
const KEPT: Record<Axis, Axis[][]> = {
  potency: [["pack", "brand"], ["brand"]],
  pack: [["potency", "brand"]],
  brand: [["potency", "pack"], ["potency"]],
};

/** The choices along each axis, in the order of dilution, of size, and of brands by their price; empty where there is nothing to choose. */
export function productChoices({ slug, siblings }: { slug: string; siblings: Sibling[] }): ProductChoices {
  return {
    potency: choicesAlong({ axis: "potency", slug, siblings }),
    pack: choicesAlong({ axis: "pack", slug, siblings }),
    brand: choicesAlong({ axis: "brand", slug, siblings }).toSorted(byPrice),
  };
}

/** What can be bought first, and then the lowest price per ml, g or piece. */
function byPrice(a: Choice, b: Choice): number {
  return (
    Number(b.state === "for-sale") - Number(a.state === "for-sale") ||
    b.unit.per.localeCompare(a.unit.per) ||
    a.unit.paise - b.unit.paise
  );
}

function choicesAlong({ axis, slug, siblings }: { axis: Axis; slug: string; siblings: Sibling[] }): Choice[] {
  const current = siblings.find((pack) => pack.slug === slug);
  if (!current) return [];
  const { label, compare } = AXES[axis];
  const groups = Map.groupBy(siblings.filter(label).toSorted(compare), label);
  const choices = [...groups].flatMap(([name, packs]): Choice[] => {
    const isCurrent = name === label(current);
    const pack = isCurrent ? current : nearest({ axis, current, packs });
    if (!pack) return [];
    const state = stateOf(pack);
    if (!isCurrent && (state === "not-for-retail" || state === "doctor-only")) return [];
    const { packSize, pricePaise, availableQuantity } = pack;
    return [
      {
        ...{ slug: pack.slug, packSize, pricePaise, availableQuantity },
        label: name,
        isCurrent,
        state,
        unit: unitPrice(pack),
        otherPack: axis !== "pack" && packSize !== current.packSize ? packSize : undefined,
      },
    ];
  });
  return choices.length < 2 ? [] : choices;
}

function nearest({
  axis,
  current,
  packs,
}: {
  axis: Axis;
  current: Sibling;
  packs: Sibling[];
}): Sibling | undefined {
  for (const kept of KEPT[axis]) {
    const fitting = packs.filter((pack) =>
      kept.every((each) => AXES[each].label(pack) === AXES[each].label(current)),
    );
    const found = fitting.find((pack) => stateOf(pack) === "for-sale") ?? fitting[0];
    if (found) return found;
  }
  return undefined;
}

function stateOf({ soldTo, availableQuantity }: Sibling): ChoiceState {
  if (soldTo === "nobody") return "not-for-retail";
  if (soldTo === "prescription") return "doctor-only";
  return availableQuantity > 0 ? "for-sale" : "sold-out";
}

/** The other packs along these axes that can be bought now, each once. */
export function choicesForSale(choices: ProductChoices, axes: Axis[]): Choice[] {
  const packs = new Map<string, Choice>();
  for (const choice of axes.flatMap((axis) => choices[axis]))
    if (choice.state === "for-sale" && !choice.isCurrent && !packs.has(choice.slug))
      packs.set(choice.slug, choice);
  return [...packs.values()];
}
