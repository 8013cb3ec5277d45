// What search knows the shop by: medicines, the words that narrow them (brand, form), and the pages that answer a complaint.

import type { Potency } from "#app/domain/catalog/potency.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import type { NamedEntry } from "#app/domain/search/name-match.ts";

/** A remedy, or a product that is none, with what its published packs are. */
export type MedicineEntry = NamedEntry & {
  /** As the lists group packs (services/catalog/medicine-query.server.ts). */
  key: string;
  remedy: { id: number; slug: string } | undefined;
  /** Of a product without remedy; the packs of a remedy are found by it. */
  productIds: readonly number[];
  brandIds: ReadonlySet<number>;
  dosageForms: ReadonlySet<string>;
  formSlugs: ReadonlySet<string>;
  /** Biochemic salts are meant in X where only a small number is written. */
  isSalt: boolean;
};

/** A remedy of the materia medica, whether the shop sells it or not. */
export type RemedyEntry = NamedEntry & { slug: string };

/** A word that says of a medicine whose it is or in what form. */
export type TraitEntry = NamedEntry &
  (
    | { trait: "form"; slug: string }
    | { trait: "dosage-form"; dosageForms: readonly string[] }
    /** `isByCountry` where its country is what is typed, and every brand of that is meant. */
    | { trait: "brand"; id: number; slug: string; isByCountry?: true }
  );

export type PlaceKind = "condition" | "concern" | "brand" | "form" | "page";

/** A page that answers: of a condition, a shelf, a brand, or one of the shop's own. */
export type PlaceEntry = NamedEntry & { kind: PlaceKind; slug: string; to: RoutePath };

/** A complaint for which no medicine may be suggested, or which a doctor must see. */
export type CareEntry = NamedEntry & { kind: "area" | "care"; slug: string };

/** A potency as it was asked for; a small bare number on a salt may be X too. */
export type AskedPotency = { potency: Potency; isBareNumber: boolean };
