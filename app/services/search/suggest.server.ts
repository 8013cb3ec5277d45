import { and, eq, inArray, sql } from "drizzle-orm";
import { medicineText } from "#app/content/messages/catalog/medicine.ts";
import { plantPicture } from "#app/content/packshots/plants.ts";
import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { brands, products, remedies } from "#app/db/schema/catalog.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import { comparePotency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { NO_FILTER } from "#app/domain/catalog/shop-filter.ts";
import { rupees } from "#app/domain/money.ts";
import { smallPicture } from "#app/domain/picture-size.ts";
import type { SearchReading } from "#app/domain/search/search-reading.ts";
import type { Suggestion, SuggestionKind, Suggestions } from "#app/domain/search/suggestion.ts";
import { namedColumns } from "#app/services/catalog/line-columns.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";
import { matches, packOrder } from "#app/services/catalog/shop-query.server.ts";

const MOST_REMEDIES = 3;
const MOST_PACKS = 3;
const MOST_PLACES = 3;
const GROUP_OF = {
  condition: "concerns",
  concern: "concerns",
  brand: "brands",
  form: "pages",
  page: "pages",
} as const;

/** What a field offers for the words typed so far, as the search has understood them; most letters mean the same medicines as the one before. */
export async function suggest(
  readKept: ReadKept,
  { search, today }: { search: SearchReading; today: string },
): Promise<Suggestions> {
  const { named, places, corrected } = search;
  const medicines = isNothing(named) ? [] : await readKept(suggestMedicines, { named, today });
  const ofKind = (kind: SuggestionKind) =>
    places
      .filter((place) => GROUP_OF[place.kind] === kind)
      .slice(0, MOST_PLACES)
      .map(({ to, name }): Suggestion => ({ to, name }));
  const groups = [
    { kind: "medicines" as const, suggestions: medicines },
    ...(["concerns", "brands", "pages"] as const).map((kind) => ({ kind, suggestions: ofKind(kind) })),
  ];
  return {
    ...(corrected && { corrected }),
    groups: groups.filter(({ suggestions }) => suggestions.length > 0),
  };
}

function isNothing({ medicines, areClosedShown }: NamedPacks): boolean {
  // A complaint or a brand alone suggests its page, not some medicine.
  return medicines === undefined || (medicines.length === 0 && !areClosedShown);
}

/** The remedies that are meant, each once, then the packs that are the likeliest. */
async function suggestMedicines(
  db: Db,
  { named, today }: { named: NamedPacks; today: string },
): Promise<Suggestion[]> {
  const remedyIds = (named.medicines ?? []).flatMap(({ remedyId }) => remedyId ?? []).slice(0, MOST_REMEDIES);
  const [known, packs] = await Promise.all([listRemedies(db, remedyIds), listPacks(db, { named, today })]);
  return [...known, ...packs];
}

async function listRemedies(db: Db, remedyIds: number[]): Promise<Suggestion[]> {
  if (remedyIds.length === 0) return [];
  const rows = await db
    .select({
      id: remedies.id,
      slug: remedies.slug,
      name: remedies.name,
      brandCount: sql<number>`count(distinct ${products.brandId})::int`,
      fromPaise: sql<number>`min(${products.pricePaise})`,
      potencies: sql<string[]>`coalesce(
        array_agg(distinct ${products.potencyScale} || ' ' || ${products.potencyNumber})
          filter (where ${products.potencyScale} is not null), '{}')`,
    })
    .from(remedies)
    .innerJoin(products, and(eq(products.remedyId, remedies.id), eq(products.isPublished, true)))
    .where(inArray(remedies.id, remedyIds))
    .groupBy(remedies.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return remedyIds.flatMap((id): Suggestion[] => {
    const row = byId.get(id);
    if (!row) return [];
    const { slug, name, brandCount, fromPaise } = row;
    return [
      {
        to: `/remedy/${slug}`,
        name,
        detail: medicineText.summary([...potencyRange(row.potencies), medicineText.brands(brandCount)]),
        end: medicineText.from(rupees(fromPaise)),
        pictureUrl: plantPicture(slug)?.url,
      },
    ];
  });
}

function potencyRange(stored: readonly string[]): string[] {
  const potencies = stored
    .flatMap((text) => {
      const [potencyScale, potencyNumber] = text.split(" ");
      const scale = potencyScale as "X" | "C" | "LM" | "Q";
      return storedPotency({ potencyScale: scale, potencyNumber: Number(potencyNumber) }) ?? [];
    })
    .toSorted(comparePotency)
    .map(potencyLabel);
  const [lowest] = potencies;
  if (lowest === undefined) return [];
  return [potencies.length === 1 ? lowest : medicineText.potencies(lowest, potencies.at(-1)!)];
}

async function listPacks(
  db: Db,
  { named, today }: { named: NamedPacks; today: string },
): Promise<Suggestion[]> {
  const question = { filter: NO_FILTER, named, today };
  const rows = await db
    .select({ ...namedColumns, ...pictureFacts, pricePaise: products.pricePaise })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(matches(question))
    .orderBy(...packOrder(question))
    .limit(MOST_PACKS);
  return rows.map((row) => ({
    to: `/product/${row.slug}`,
    name: packName(row),
    detail: row.brandName,
    end: rupees(row.pricePaise),
    pictureUrl: smallPicture(packPicture(row)),
  }));
}
