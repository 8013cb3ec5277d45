import { liveClaim } from "#app/domain/pages/live-claim.ts";
import type { TestShop } from "#tests/support/app.ts";

const HAS_CARDS = /^\/(category\/|shop|bestsellers|new-arrivals)/;

/** Whether that number of things may stand on that page. */
export async function countedNumbers(
  shop: TestShop,
): Promise<(path: string, number: string, thing: string) => boolean> {
  const count = async (query: string) => {
    const { rows } = await shop.database.pool.query<{ slug: string; products: number; brands: number }>(
      query,
    );
    return rows;
  };
  const counts = "count(*)::int as products, count(distinct brand_id)::int as brands";
  const onShelf = "products join brands on brands.id = brand_id where is_published and sold_to = 'anyone'";
  const [all] = await count(`select '' as slug, ${counts} from ${onShelf} and brands.slug <> 'house'`);
  const [total] = await count(`select '' as slug, ${counts} from ${onShelf}`);
  const byBrand = await count(`select brands.slug, ${counts} from ${onShelf} group by brands.slug`);
  const byShelf = await count(
    `select categories.slug, ${counts} from product_categories join categories on categories.id = category_id
     join products on products.id = product_id where is_published and sold_to = 'anyone' group by categories.slug`,
  );
  const ofForms = await count(
    `select categories.slug, ${counts} from product_categories join categories on categories.id = category_id
     join products on products.id = product_id where is_published and sold_to = 'anyone' group by categories.slug, brand_id`,
  );
  const flagged = await count(
    `select '/bestsellers' as slug, ${counts} from ${onShelf} and is_best_seller
     union all select '/new-arrivals', ${counts} from ${onShelf} and is_new`,
  );
  // A list counts medicines: all packs of a remedy are one, all makers of a bio-combination, the packs of another product.
  const medicine = `coalesce(remedy_id::text, case when products.form_id in (select id from categories where slug = 'bio-combination')
    then '' else brand_id::text end || ':' || lower(products.name))`;
  const medicinesOf = `count(distinct ${medicine})::int as products, 0 as brands`;
  const [medicines] = await count(`select '' as slug, ${medicinesOf} from ${onShelf}`);
  const medicinesByShelf = await count(
    `select categories.slug, ${medicinesOf} from product_categories join categories on categories.id = category_id
     join products on products.id = product_id where is_published and sold_to = 'anyone' group by categories.slug`,
  );
  // And each card how many brands there are of its medicine.
  const ofMedicines = await count(
    `select distinct '' as slug, 0 as products, count(distinct brand_id)::int as brands from ${onShelf} group by ${medicine}`,
  );
  const inIndia = (number: number) => new Intl.NumberFormat("en-IN").format(number);
  return (path, number, thing) => {
    const own = path.split("?")[0]!.split("/").at(-1)!;
    const shelves = [
      ...byBrand,
      ...byShelf,
      ...medicinesByShelf,
      ...flagged.filter(({ slug }) => slug === path),
    ];
    // A guide also says how many packs of its form each brand has.
    if (path.startsWith("/homeopathy-categories/")) shelves.push(...ofForms);
    const shelf = /^\/(brand|category|homeopathy-categories)\//.test(path)
      ? shelves.filter(({ slug }) => slug === own)
      : shelves;
    if (thing === "brands")
      return [
        all!.brands,
        ...(path.startsWith("/category/") ? shelf.map(({ brands }) => brands) : []),
        ...(HAS_CARDS.test(path) ? ofMedicines.map(({ brands }) => brands) : []),
      ].some((brands) => number === `${brands}` || number === liveClaim(brands, 5));
    const listed = shelf.map(({ products }) => products);
    return [total!.products, medicines!.products, ...listed, ...(listed.length === 0 ? [0] : [])].some(
      (products) =>
        number === `${products}` || number === inIndia(products) || number === liveClaim(products, 100),
    );
  };
}
