import type { Pool } from "pg";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { potencyWritings } from "#app/domain/catalog/search-text.ts";
import { PAGE_WORDS } from "#app/domain/search/names/page-words.ts";
import type { Found } from "#tests/search/judge.ts";

/** What is put into an index of others, field by field, as a developer would. */
export const FIELDS = ["name", "otherNames", "hindiName", "brand", "form", "potency", "pack"] as const;
type Field = (typeof FIELDS)[number];

/** One answer that a search may give, with its words. */
export type SearchDocument = { id: number; found: Found } & Record<Field, string>;

const EMPTY: Record<Field, string> = {
  name: "",
  otherNames: "",
  hindiName: "",
  brand: "",
  form: "",
  potency: "",
  pack: "",
};

/** All that our search may answer with: packs, conditions, shelves, brands and the shop's own pages. */
export async function readDocuments(pool: Pool): Promise<SearchDocument[]> {
  const { rows: packs } = await pool.query<PackRow>(PACKS);
  const { rows: places } = await pool.query<PlaceRow>(PLACES);
  const pages = PAGE_WORDS.map(({ to, words: [name = ""] }) => ({
    ...EMPTY,
    found: { kind: "page" as const, slug: to.slice(1) },
    name,
  }));
  return [...packs.map(packDocument), ...places.map(placeDocument), ...pages].map((each, id) => ({
    ...each,
    id,
  }));
}

/** The words of a document in one line. */
export function textOf(document: SearchDocument): string {
  return FIELDS.map((field) => document[field])
    .filter(Boolean)
    .join(" ");
}

type PackRow = {
  name: string;
  brand: string;
  form: string;
  dosageForm: string;
  packSize: string;
  potency: Potency | null;
  remedy: string | null;
  brandName: string;
  formName: string;
  hindiName: string | null;
  otherNames: string[] | null;
};

const PACKS = `
  select p.name, b.slug as brand, c.slug as form, dosage_form as "dosageForm", pack_size as "packSize", r.slug as remedy,
    case when potency_scale is not null then json_build_object('scale', potency_scale, 'number', potency_number) end as potency,
    b.name as "brandName", c.name as "formName", r.hindi_name as "hindiName",
    array[r.name, r.abbreviation] || r.common_names || r.synonyms as "otherNames"
  from products p join brands b on b.id = brand_id join categories c on c.id = form_id left join remedies r on r.id = remedy_id
  where is_published order by p.id`;

function packDocument({ potency, remedy, brandName, formName, hindiName, otherNames, ...pack }: PackRow) {
  const found: Found = {
    ...pack,
    kind: "product",
    potency: potency ?? undefined,
    remedy: remedy ?? undefined,
  };
  return {
    found,
    name: pack.name,
    otherNames: (otherNames ?? []).join(" "),
    hindiName: hindiName ?? "",
    brand: brandName,
    form: `${formName} ${pack.dosageForm.replaceAll("-", " ")}`,
    potency: potency ? [potencyLabel(potency), ...potencyWritings(potency)].join(" ") : "",
    pack: pack.packSize,
  };
}

type PlaceRow = {
  kind: "condition" | "concern" | "form" | "brand";
  slug: string;
  name: string;
  hindiName: string;
  otherNames: string[];
};

const PLACES = `
  select 'condition' as kind, slug, name, hindi_name as "hindiName", other_names as "otherNames" from conditions
  union all select kind, slug, name, hindi_name, '{}' from categories
  union all select 'brand', slug, name, '', aliases from brands`;

function placeDocument({ kind, slug, name, hindiName, otherNames }: PlaceRow) {
  return { ...EMPTY, found: { kind, slug }, name, hindiName, otherNames: otherNames.join(" ") };
}
