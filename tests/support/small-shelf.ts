import type { Db } from "#app/db/client.server.ts";
import {
  brands,
  categories,
  categoryAliases,
  productCategories,
  products,
  productTags,
  remedies,
} from "#app/db/schema/catalog.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { batches } from "#app/db/schema/stock.ts";

type NewProduct = typeof products.$inferInsert;

/** Two brands, two remedies and eight packs, one of them not for retail and one not published, for tests of the catalogue. */
export async function fillSmallShelf(db: Db): Promise<void> {
  const [sbl, reckeweg] = await addBrands(db);
  const formId = await addCategories(db);
  const [arnica, nux] = await addRemedies(db);
  const productId = await addProducts(db, [
    pack("arnica-30", {
      name: "Arnica Montana",
      potencyNumber: 30,
      pricePaise: 14_900,
      mrpPaise: 17_500,
      isBestSeller: true,
    }),
    pack("arnica-200", {
      name: "Arnica Montana",
      potencyNumber: 200,
      pricePaise: 15_500,
    }),
    pack("arnica-30-big", {
      name: "Arnica Montana",
      potencyNumber: 30,
      packSize: "100 ml",
      netQuantity: 100,
      soldTo: "nobody",
    }),
    pack("hidden", { name: "Hidden Arnica", potencyNumber: 6, isPublished: false }),
    pack("nux", {
      name: "Nux Vomica",
      remedyId: nux,
      brandId: reckeweg,
      potencyNumber: 30,
      pricePaise: 12_000,
      isFeatured: true,
    }),
    pack("calc-phos", {
      name: "Calcarea Phosphorica",
      remedyId: null,
      brandId: reckeweg,
      formId: formId("biochemic"),
      hsn: "30049015",
      potencyScale: "X",
      potencyNumber: 6,
      pricePaise: 10_000,
      originCountry: "Germany",
      isNew: true,
    }),
    pack("r1", {
      name: "R1 Drops",
      remedyId: null,
      brandId: reckeweg,
      formId: formId("drops"),
      potencyScale: null,
      potencyNumber: null,
      pricePaise: 28_000,
      originCountry: "Germany",
      isBestSeller: true,
    }),
    pack("kit", {
      name: "Family Kit",
      remedyId: null,
      formId: formId("homeopathy-kits"),
      potencyScale: null,
      potencyNumber: null,
      pricePaise: 79_900,
    }),
  ]);
  await addStock(db, productId);
  await addReviews(db, productId);
  const stored = await db.select({ productId: products.id, categoryId: products.formId }).from(products);
  await db
    .insert(productCategories)
    .values([
      ...stored,
      { productId: productId("arnica-30"), categoryId: formId("skin-care") },
      { productId: productId("kit"), categoryId: formId("immunity") },
    ]);
  await db.insert(productTags).values([
    { productId: productId("arnica-30"), tag: "first aid" },
    { productId: productId("arnica-30"), tag: "bruise" },
  ]);

  function pack(slug: string, more: Partial<NewProduct> & Pick<NewProduct, "name">): NewProduct {
    const brandId = more.brandId ?? sbl;
    const pricePaise = more.pricePaise ?? 10_000;
    return {
      slug,
      sku: slug.toUpperCase(),
      remedyId: arnica,
      brandId,
      formId: formId("dilutions"),
      dosageForm: "dilution",
      potencyScale: "C",
      packSize: "30 ml",
      netQuantity: 30,
      netUnit: "ml",
      mrpPaise: pricePaise,
      pricePaise,
      hsn: "30049014",
      gstPercent: 5,
      originCountry: "India",
      shortDescription: "",
      description: "",
      ingredients: [],
      soldTo: "anyone",
      route: "mouth",
      canPublishIndication: true,
      adCaution: [],
      searchText:
        `${more.name} ${more.potencyNumber ?? ""} 30 ml ${brandId === sbl ? "SBL" : "Dr. Reckeweg"}`.toLowerCase(),
      ...more,
    };
  }
}

async function addBrands(db: Db): Promise<[number, number]> {
  const facts = { country: "India", specialties: [], description: "", aliases: [] };
  const [sbl, reckeweg] = await db
    .insert(brands)
    .values([
      { slug: "sbl", name: "SBL", fullName: "SBL", ...facts },
      { slug: "reckeweg", name: "Dr. Reckeweg", fullName: "Dr. Reckeweg", ...facts },
    ])
    .returning({ id: brands.id });
  return [sbl!.id, reckeweg!.id];
}

async function addCategories(db: Db): Promise<(slug: string) => number> {
  const facts = {
    hindiName: "",
    description: "",
    dosageForms: [],
    popularPotencies: [],
    benefits: [],
    faqs: [],
  };
  const rows = await db
    .insert(categories)
    .values([
      { kind: "form", slug: "dilutions", name: "Dilutions", position: 1, ...facts },
      { kind: "form", slug: "biochemic", name: "Biochemic", position: 2, ...facts },
      { kind: "form", slug: "drops", name: "Drops", position: 3, ...facts },
      { kind: "form", slug: "homeopathy-kits", name: "Homeopathy Kits", position: 4, ...facts },
      { kind: "concern", slug: "skin-care", name: "Skin Care", position: 1, ...facts },
      { kind: "concern", slug: "immunity", name: "Immunity", position: 2, ...facts },
    ])
    .returning({ id: categories.id, slug: categories.slug });
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
  await db.insert(categoryAliases).values({ slug: "liquids", categoryId: idOf.get("dilutions")! });
  return (slug) => idOf.get(slug)!;
}

async function addRemedies(db: Db): Promise<[number, number]> {
  const facts = {
    commonNames: [],
    synonyms: [],
    hindiName: "",
    kingdom: "plant",
    source: "",
    traditionalUses: ["bruises"],
    keynotes: [],
    canPublishUses: true,
    adCaution: [],
    doctorOnlyForms: [],
    relationships: { complementary: [], antidotes: [], inimical: [] },
  };
  const [arnica, nux] = await db
    .insert(remedies)
    .values([
      { slug: "arnica-montana", name: "Arnica montana", abbreviation: "Arn.", ...facts },
      { slug: "nux-vomica", name: "Nux vomica", abbreviation: "Nux-v.", ...facts },
    ])
    .returning({ id: remedies.id });
  return [arnica!.id, nux!.id];
}

async function addProducts(db: Db, list: NewProduct[]): Promise<(slug: string) => number> {
  const rows = await db.insert(products).values(list).returning({ id: products.id, slug: products.slug });
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slug) => idOf.get(slug)!;
}

async function addStock(db: Db, productId: (slug: string) => number): Promise<void> {
  const inStock = ["arnica-200", "nux", "calc-phos", "kit"].map((slug) => ({
    productId: productId(slug),
    number: "B1",
    expiresOn: "2030-01-31",
    mrpPaise: 10_000,
    quantity: 5,
  }));
  const arnica = { productId: productId("arnica-30"), mrpPaise: 17_500 };
  await db
    .insert(batches)
    .values([
      ...inStock,
      { ...arnica, number: "B-EXPIRED", expiresOn: "2026-01-31", quantity: 5 },
      { ...arnica, number: "B-90-DAYS", expiresOn: "2027-02-19", quantity: 100 },
      { ...arnica, number: "B-LATER", expiresOn: "2027-02-20", quantity: 10, heldQuantity: 4 },
      { ...arnica, number: "B-FAR", expiresOn: "2029-06-30", quantity: 1 },
      { ...arnica, number: "B-SHUT-AWAY", expiresOn: "2029-06-30", quantity: 50, isQuarantined: true },
    ]);
}

async function addReviews(db: Db, productId: (slug: string) => number): Promise<void> {
  const arnica = { productId: productId("arnica-30"), authorName: "Asha" };
  await db.insert(reviews).values([
    { ...arnica, rating: 5, body: "Good.", status: "published", createdAt: new Date("2026-09-30T20:00:00Z") },
    { ...arnica, rating: 4, body: "Fine.", status: "published", createdAt: new Date("2026-11-01") },
    { ...arnica, rating: 1, body: "Not read yet.", status: "pending" },
    { ...arnica, rating: 1, body: "Refused.", status: "rejected" },
    { productId: productId("arnica-200"), authorName: "Ravi", rating: 5, body: "Good.", status: "published" },
  ]);
}
