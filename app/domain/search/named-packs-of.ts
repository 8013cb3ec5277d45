// From what a search means to which packs answer it, and to what stands in for them where there are none.

import type { NamedMedicine, NamedPacks } from "#app/domain/catalog/named-packs.ts";
import type { Potency } from "#app/domain/catalog/potency.ts";
import type { MedicineHit, Understood } from "#app/domain/search/understand.ts";

const SMALL_X = new Set([3, 6, 12, 30]);

/** The packs that a search means; undefined where it names none: it is about a page, a complaint, or unknown. */
export function namedPacksOf(understood: Understood): NamedPacks | undefined {
  const { medicines, potency, pack, traits, care, isUnknown } = understood;
  if (care || isUnknown) return undefined;
  const concern = medicines.length === 0 ? understood.concern : undefined;
  const brandIds = traits.found.flatMap(({ entry }) => (entry.trait === "brand" ? [entry.id] : []));
  const formSlugs = traits.found.flatMap(({ entry }) => (entry.trait === "form" ? [entry.slug] : []));
  const dosageForms = dosageFormsOf(traits);
  const potencies =
    potency && medicines[0]?.entry.remedy
      ? potenciesOf(potency, medicines)
      : potency && medicines.length === 0
        ? [potency.potency]
        : undefined;
  const isAnything =
    medicines.length > 0 ||
    concern ||
    brandIds.length + formSlugs.length + dosageForms.length > 0 ||
    potencies ||
    pack;
  if (!isAnything) return undefined;
  return {
    ...(medicines.length > 0 && { medicines: medicines.map((hit) => medicineOf(hit, understood)) }),
    ...(brandIds.length > 0 && { brandIds }),
    ...(formSlugs.length > 0 && { formSlugs: [...new Set(formSlugs)] }),
    ...(dosageForms.length > 0 && { dosageForms: [...new Set(dosageForms)] }),
    ...(potencies && { potencies }),
    ...(pack && { pack }),
    ...(concern && { concern }),
    areClosedShown: medicines.length > 0,
    unit:
      potencies ||
      pack ||
      brandIds.length > 0 ||
      (medicines.length > 0 && formSlugs.length + dosageForms.length > 0)
        ? "packs"
        : "medicines",
  };
}

/** All that are named; of "drops for the nose", said by words of their own, the nose's alone. */
function dosageFormsOf({ found }: Understood["traits"]): string[] {
  const all = found.flatMap(({ entry, places }) =>
    entry.trait === "dosage-form" ? [{ forms: entry.dosageForms, places }] : [],
  );
  const isNarrowed = ({ forms, places }: (typeof all)[number]) =>
    all.some(
      (other) =>
        other.forms.length < forms.length &&
        other.forms.every((form) => forms.includes(form)) &&
        other.places.some((place) => !places.includes(place)),
    );
  const isLeftOut = (each: (typeof all)[number]) =>
    all.some((wide) => isNarrowed(wide) && each.places.every((place) => wide.places.includes(place)));
  return all.filter((each) => !isLeftOut(each)).flatMap(({ forms }) => forms);
}

/** Medicines as lists ask for them, best first. */
export function medicineOf(
  { entry, places }: MedicineHit,
  { traits }: Pick<Understood, "traits">,
): NamedMedicine {
  const { remedy, productIds } = entry;
  const names = (trait: "brand" | "form") =>
    traits.found.some(
      (found) =>
        (found.entry.trait === "brand") === (trait === "brand") &&
        found.places.every((place) => places.includes(place)),
    );
  return {
    ...(remedy ? { remedyId: remedy.id } : { productIds }),
    ...(names("form") && { hasFormInName: true }),
    ...(names("brand") && { hasBrandInName: true }),
  };
}

/** "Calc phos 6" is 6X on the label of a salt, and may be 6 CH; 30X is never 30 CH. */
function potenciesOf(
  { potency, isBareNumber }: NonNullable<Understood["potency"]>,
  hits: readonly MedicineHit[],
): Potency[] {
  const mayBeX =
    isBareNumber && potency.scale === "C" && SMALL_X.has(potency.number) && hits[0]?.entry.isSalt;
  return mayBeX ? [{ scale: "X", number: potency.number }, potency] : [potency];
}
