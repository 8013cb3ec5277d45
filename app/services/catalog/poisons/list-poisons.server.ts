import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products, remedies } from "#app/db/schema/catalog.ts";
import { closedUpTo, closingOf, proposedVerdicts, remedyOf } from "#app/domain/catalog/poison.ts";
import type { PoisonReview } from "#app/domain/catalog/poison-review.ts";
import { comparePotency } from "#app/domain/catalog/potency.ts";
import {
  type DecidedEntry,
  type DecidedList,
  isSigned,
  readPoisonList,
} from "#app/services/catalog/poisons/poison-verdicts.server.ts";
import { storedPotency, storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";

export type ListedPoison = PoisonReview & Pick<DecidedEntry, "fingerprint">;

/** The list with the packs of the shop that each entry closes, those with packs first, by name; and what was looked at and left open. */
export async function listPoisons(db: Db): Promise<
  Pick<DecidedList, "signature"> & {
    issuedOn: string;
    entries: ListedPoison[];
    leftOpen: { name: string; reason: string }[];
  }
> {
  const { list, entries, signature } = await readPoisonList(db);
  const verdicts = proposedVerdicts(list);
  const known = await db.select({ id: remedies.id, slug: remedies.slug, name: remedies.name }).from(remedies);
  const names = new Map(known.map(({ slug, name }) => [slug, name]));
  const rows = await db
    .select({
      sku: products.sku,
      name: products.name,
      brandName: brands.name,
      remedy: remedies.slug,
      dosageForm: products.dosageForm,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      netUnit: products.netUnit,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(remedies, eq(remedies.id, products.remedyId))
    .where(
      mayBeListed(
        known.flatMap(({ id, slug }) => {
          const verdict = verdicts.get(slug);
          return verdict ? { id, upTo: closedUpTo(verdict.closes) } : [];
        }),
      ),
    )
    .orderBy(asc(products.name), asc(brands.name), asc(products.id));
  const closed = rows.flatMap((row) => {
    const pack = { ...row, remedy: row.remedy ?? undefined, potency: storedPotency(row) };
    const isListed = closingOf(pack, verdicts).by === "poison";
    return isListed ? [{ ...pack, remedy: remedyOf(pack, verdicts)! }] : [];
  });
  const packsOf = Map.groupBy(closed, ({ remedy }) => remedy);
  return {
    issuedOn: list.issuedOn,
    signature,
    leftOpen: list.leftOpen.map(({ remedy, reason }) => ({ name: names.get(remedy) ?? remedy, reason })),
    entries: entries
      .map((entry) => ({
        ...entry,
        name: names.get(entry.remedy) ?? entry.remedy,
        sourceText: list.sources[entry.source]!,
        packs: (packsOf.get(entry.remedy) ?? [])
          .toSorted((a, b) => (a.potency && b.potency ? comparePotency(a.potency, b.potency) : 0))
          .map((row) => ({
            sku: row.sku,
            name: row.name,
            brandName: row.brandName,
            potencyLabel: storedPotencyLabel(row) ?? "",
            packSize: row.packSize,
          })),
        isSigned: isSigned(entry),
      }))
      .toSorted(
        (a, b) =>
          Number(b.packs.length > 0) - Number(a.packs.length > 0) || a.name.localeCompare(b.name, "en"),
      ),
  };
}

/** SQL condition: a pack of a listed remedy that may be so little diluted, since no potency is diluted less than its number, or one that only its name says to be of a remedy; the rule itself is asked of these. */
function mayBeListed(listed: { id: number; upTo: number }[]): SQL {
  const ids = sql.param(listed.map(({ id }) => id));
  const most = sql.param(listed.map(({ upTo }) => upTo));
  // "offset 0": remedy by remedy along the index, however many packs the planner expects.
  return sql`${products.id} in (
    select pack.id from unnest(${ids}::int[], ${most}::float[]) as listed (id, up_to) cross join lateral (
      select of_remedy.id from ${products} of_remedy where of_remedy.remedy_id = listed.id
        and (of_remedy.potency_scale is null or of_remedy.potency_scale = 'Q' or of_remedy.potency_number <= listed.up_to)
      offset 0
    ) pack
    union all
    select pack.id from ${products} pack where pack.remedy_id is null and pack.potency_scale is not null
  )`;
}
