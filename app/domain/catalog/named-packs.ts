import type { ListUnit } from "#app/domain/catalog/list-unit.ts";
import type { Potency } from "#app/domain/catalog/potency.ts";

/** A medicine by what its packs have in common: their remedy, or, without one, themselves. */
export type NamedMedicine = {
  remedyId?: number | undefined;
  productIds?: readonly number[] | undefined;
  /** Of several remedies that are named together, each in its own. */
  potencies?: readonly Potency[] | undefined;
  /** Its name says the form that was typed: "Arnica Gel". */
  hasFormInName?: boolean;
  hasBrandInName?: boolean;
};

/** Which packs the words of a search mean (domain/search/understand.ts), in plain values: what is absent narrows nothing. */
export type NamedPacks = {
  /** Best first; the list stands in this order. */
  medicines?: readonly NamedMedicine[];
  brandIds?: readonly number[];
  /** The shelf of a form or the dosage form, whichever fits. */
  formSlugs?: readonly string[];
  dosageForms?: readonly string[];
  /** Of remedies alone; what has no potency stays. */
  potencies?: readonly Potency[];
  withoutPotencies?: readonly Potency[] | undefined;
  /** "30 ml", "2 dram". */
  pack?: string | undefined;
  /** Only what stands on the shelf of this concern, by slug. */
  concern?: string;
  /** Packs on prescription and closed ones too, since they are named. */
  areClosedShown: boolean;
  unit: ListUnit;
};

/** What may be left out of a wish that no pack fulfils, the least important first. */
const LEFT_OUT = ["pack", "form", "brand", "potency"] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** The same wish without one part of it; undefined where it does not have that part. */
export function leaveOut(named: NamedPacks, part: LeftOut): NamedPacks | undefined {
  const { pack, formSlugs, dosageForms, brandIds, potencies, ...rest } = named;
  const kept = { ...(pack && { pack }), ...(brandIds && { brandIds }), ...(potencies && { potencies }) };
  const forms = { ...(formSlugs && { formSlugs }), ...(dosageForms && { dosageForms }) };
  const all = { ...rest, ...kept, ...forms };
  if (part === "pack" && pack) return without(all, ["pack"]);
  if (part === "brand" && brandIds) return without(all, ["pack", "brandIds"]);
  if (part === "form" && (formSlugs || dosageForms))
    return without(all, ["pack", "formSlugs", "dosageForms"]);
  if (part === "potency" && potencies) return without(all, ["pack", "potencies"]);
  if (part === "potency" && all.medicines?.some((medicine) => medicine.potencies))
    return { ...all, medicines: all.medicines.map(inAnyPotency) };
  return undefined;
}

/** What stands nearest to a wish that no pack fulfils, nearest first: without one part of it, then of a medicine without several. */
export function nearestWishes(named: NamedPacks): { leftOut: LeftOut; named: NamedPacks }[] {
  const wish = (leftOut: LeftOut, without: NamedPacks | undefined) =>
    without ? [{ leftOut, named: without }] : [];
  const withoutForm = leaveOut(named, "form");
  const withoutBoth = withoutForm && leaveOut(withoutForm, "brand");
  const bare = withoutBoth ?? withoutForm ?? leaveOut(named, "brand");
  return [
    ...LEFT_OUT.flatMap((part) => wish(part, leaveOut(named, part))),
    ...wish("brand", named.medicines && withoutBoth),
    ...wish("potency", named.medicines && bare && leaveOut(bare, "potency")),
  ];
}

function inAnyPotency({ potencies, ...medicine }: NamedMedicine): NamedMedicine {
  return medicine;
}

function without(named: NamedPacks, parts: (keyof NamedPacks)[]): NamedPacks {
  return Object.fromEntries(
    Object.entries(named).filter(([name]) => !parts.includes(name as keyof NamedPacks)),
  ) as NamedPacks;
}
