import type { InferInsertModel } from "drizzle-orm";
import type { products } from "#app/db/schema/catalog.ts";
import { isPackTooStrong } from "#app/domain/catalog/alcohol.ts";
import { parsePack } from "#app/domain/catalog/pack.ts";
import { potencyLabel } from "#app/domain/catalog/potency.ts";
import { routeOf } from "#app/domain/catalog/route.ts";
import { searchTextOf } from "#app/domain/catalog/search-text.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { type Draws, drawsOf, weighted, zipf } from "./chance.ts";
import { madeSeries, madeSpecialityName } from "./made-names.ts";
import { type Offer, REMEDY_OFFERS, SPECIALITY_OFFERS } from "./offers.ts";

type KnownRemedy = {
  id: number;
  names: string[];
  /** How many packs of it a shop has already. */
  packs: number;
  /** What a prescription is needed for: "dilution C 1000". */
  onPrescription: string[];
};
type KnownBrand = { id: number; slug: string; name: string; aliases: string[]; country: string };
type KnownForm = { id: number; slug: string; name: string };

/** What a grown catalogue is made of: what the shop has already. */
export type Known = {
  remedies: KnownRemedy[];
  brands: KnownBrand[];
  forms: KnownForm[];
  /** Of the packs that the shop has already. */
  slugs: ReadonlySet<string>;
  openedAt: Date;
};

export type MadeProduct = InferInsertModel<typeof products>;

const SEED = 15;
/** About a quarter of all packs, as a speciality comes in one or two. */
const SHARE_OF_SPECIALITIES = 0.18;
const DAY_MS = 86_400_000;

/** The same row of packs each time, without end: single remedies by many makers, and specialities with names of their own. */
export function* makeProducts({
  remedies,
  brands,
  forms,
  slugs: held,
  openedAt,
}: Known): Generator<MadeProduct> {
  const draws = drawsOf(SEED);
  const drawRemedy = weighted(remedies, ({ packs }) => packs);
  const drawBrand = zipf(brands);
  const drawOffer = weighted(REMEDY_OFFERS, ({ weight }) => weight);
  const drawForm = weighted(SPECIALITY_OFFERS, ({ weight }) => weight);
  const formOf = new Map(forms.map((form) => [form.slug, form]));
  const series = new Map(brands.map(({ id }) => [id, madeSeries(draws)]));
  const slugs = new Set(held);
  let count = 0;

  for (;;) {
    const brand = drawBrand(draws);
    if (draws.next() >= SHARE_OF_SPECIALITIES) {
      const remedy = drawRemedy(draws);
      const offer = drawOffer(draws);
      yield* once(rowOf({ name: remedy.names[0]!, searchNames: remedy.names, remedy, brand, offer }));
      continue;
    }
    const { packs } = drawForm(draws);
    const name = `${madeSpecialityName(draws, series.get(brand.id)!)} ${packs[0]!.formWord}`;
    const most = 1 + draws.whole(Math.min(2, packs.length));
    for (const pack of packs.slice(0, most))
      yield* once(rowOf({ name, searchNames: [name], remedy: undefined, brand, offer: pack }));
  }

  /** A pack that the same maker has already is not made twice. */
  function* once(row: MadeProduct | undefined): Generator<MadeProduct> {
    if (!row || slugs.has(row.slug)) return;
    slugs.add(row.slug);
    yield row;
  }

  function rowOf(made: Made): MadeProduct {
    count++;
    return productRow({ ...made, form: formOf.get(made.offer.form)!, draws, count, openedAt });
  }
}

type Made = {
  name: string;
  searchNames: string[];
  remedy: KnownRemedy | undefined;
  brand: KnownBrand;
  offer: Omit<Offer, "weight">;
};

function productRow({
  name,
  searchNames,
  remedy,
  brand,
  offer,
  form,
  draws,
  count,
  openedAt,
}: Made & { form: KnownForm; draws: Draws; count: number; openedAt: Date }): MadeProduct {
  const { dosageForm, formWord, potency, packSize, rupees, alcoholPercent } = offer;
  const content = { ...parsePack(packSize)!, route: routeOf(dosageForm), alcoholPercent };
  const mrpPaise = 500 * Math.round((rupees * (0.7 + 0.6 * draws.next())) / 5);
  const isOnPrescription =
    potency && remedy?.onPrescription.includes(`${dosageForm} ${potency.scale} ${potency.number}`);
  const label = [name, potency && potencyLabel(potency)].filter(Boolean).join(" ");
  const createdAt = new Date(openedAt.getTime() - draws.whole(700) * DAY_MS);
  return {
    slug: slugify(`${label} ${brand.slug} ${packSize}`),
    sku: `${brand.slug.slice(0, 4)}-g${count}`.toUpperCase(),
    remedyId: remedy?.id ?? null,
    brandId: brand.id,
    formId: form.id,
    name,
    dosageForm,
    potencyScale: potency?.scale ?? null,
    potencyNumber: potency?.number ?? null,
    packSize,
    ...content,
    mrpPaise,
    pricePaise: draws.next() < 0.3 ? Math.round(mrpPaise * 0.9) : mrpPaise,
    hsn: "30049014",
    gstPercent: 5,
    originCountry: brand.country,
    shortDescription: `${label} by ${brand.name}.`,
    description: `${label} as ${formWord.toLowerCase()} by ${brand.name}: a pack of ${packSize}. Ask a doctor whether this medicine is suitable for you.`,
    ingredients: [name],
    soldPacks: draws.next() < 0.2 ? draws.whole(40) : 0,
    soldTo: isPackTooStrong(content) ? "nobody" : isOnPrescription ? "prescription" : "anyone",
    canPublishIndication: false,
    adCaution: [],
    searchText: searchTextOf({
      names: [...searchNames, formWord],
      potency,
      packSize,
      brandNames: [brand.name, ...brand.aliases],
      formNames: [form.name],
    }),
    createdAt,
    updatedAt: createdAt,
  };
}
