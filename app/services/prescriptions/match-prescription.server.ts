import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { isLiquidForGlobules } from "#app/domain/prescriptions/liquid-for-globules.ts";
import { packsNeeded } from "#app/domain/prescriptions/run-out.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { namedColumns } from "#app/services/catalog/line-columns.server.ts";
import { storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";
import type { PrescriptionLineView } from "#app/services/prescriptions/find-prescription.server.ts";
import { isBought } from "#app/services/prescriptions/prescribed.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** The packs that a line can be had in now. */
type LineOffer = {
  productId: number;
  slug: string;
  name: string;
  brandName: string;
  packSize: string;
  /** Enough packs for all days of the line. */
  quantity: number;
  pricePaise: number;
  totalPaise: number;
  soldTo: SoldTo;
  /** Prescribed in globules, and this is the liquid that they are medicated with. */
  isLiquidForGlobules: boolean;
};

/** In stock as prescribed, from another brand, in another pack, as a liquid in place of globules, or missing; why a missing one is, if that is known. */
export type LineMatch = { lineId: number } & (
  | { state: "in-stock" | "other-brand" | "other-pack" | "as-liquid"; offer: LineOffer }
  | { state: "missing"; reason: "not-kept" | "sold-out" | "already-bought" }
);

/** Finds for each line the packs that can be had now in the right number; globules before a liquid to medicate them with, then the cheapest where the doctor left the choice. */
export async function matchLines(
  db: Db,
  { lines, now }: { lines: readonly PrescriptionLineView[]; now: Date },
): Promise<LineMatch[]> {
  const { maxQuantityPerLine } = (await findSettings(db)).cart;
  const matches: LineMatch[] = [];
  for (const line of lines) matches.push(await matchLine(db, { line, now, maxQuantityPerLine }));
  return matches;
}

/** What to buy, product by product: two lines of the same medicine share its packs. A liquid in place of globules only for the lines that somebody chose it for. */
export function prescribedPacks(matches: readonly LineMatch[], liquidFor: ReadonlySet<number>) {
  const offered = matches.flatMap((match) =>
    match.state === "missing" || (match.state === "as-liquid" && !liquidFor.has(match.lineId)) ? [] : [match],
  );
  const byProduct = Map.groupBy(offered, ({ offer }) => offer.productId);
  return [...byProduct.values()]
    .map((same) => ({
      ...same[0]!.offer,
      prescriptionLineId: same[0]!.lineId,
      lineCount: same.length,
      quantity: same.reduce((sum, { offer }) => sum + offer.quantity, 0),
    }))
    .sort((a, b) => a.productId - b.productId);
}

async function matchLine(
  db: Db,
  { line, now, maxQuantityPerLine }: { line: PrescriptionLineView; now: Date; maxQuantityPerLine: number },
): Promise<LineMatch> {
  const lineId = line.id;
  const kept = await listCandidates(db, { line, now });
  if (kept.length === 0) return { lineId, state: "missing", reason: "not-kept" };
  const allowed = kept.filter(
    ({ offer, isBoughtBefore }) => !(offer.soldTo === "prescription" && isBoughtBefore),
  );
  if (allowed.length === 0) return { lineId, state: "missing", reason: "already-bought" };
  const fitting = allowed
    .filter(({ offer, available }) => offer.quantity <= Math.min(available, maxQuantityPerLine))
    .sort(
      (a, b) =>
        Number(a.offer.isLiquidForGlobules) - Number(b.offer.isLiquidForGlobules) ||
        a.offer.totalPaise - b.offer.totalPaise ||
        a.offer.productId - b.offer.productId,
    );
  const prescribed = kept.find(({ offer }) => offer.productId === line.productId);
  const best =
    fitting.find(({ offer }) => offer.productId === line.productId) ??
    fitting.find(({ brandId, offer }) => brandId === prescribed?.brandId && !offer.isLiquidForGlobules) ??
    fitting[0];
  if (!best) return { lineId, state: "missing", reason: "sold-out" };
  const { offer } = best;
  if (offer.isLiquidForGlobules) return { lineId, state: "as-liquid", offer };
  if (line.productId === undefined || offer.productId === line.productId)
    return { lineId, state: "in-stock", offer };
  return { lineId, state: best.brandId === prescribed?.brandId ? "other-pack" : "other-brand", offer };
}

/** Every pack of the medicine of the line that the shop sells and that the dose can be taken from. */
async function listCandidates(db: Db, { line, now }: { line: PrescriptionLineView; now: Date }) {
  const rows = await db
    .select({
      ...namedColumns,
      brandId: products.brandId,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
      pricePaise: products.pricePaise,
      soldTo: products.soldTo,
      available: availableQuantity(indiaDate(now)),
      isBoughtBefore: isBought({ lineId: line.id, productId: sql`${products}.id` }),
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.isPublished, true), ne(products.soldTo, "nobody"), isSameMedicine(line)));
  return rows.flatMap(({ brandId, available, isBoughtBefore, netQuantity, netUnit, ...row }) => {
    const quantity = packsNeeded({ pack: { netQuantity, netUnit }, dose: line });
    if (quantity === undefined) return [];
    const { productId, slug, brandName, packSize, pricePaise, soldTo } = row;
    const name = fullName({ ...row, potencyLabel: storedPotencyLabel(row) });
    const totalPaise = pricePaise * quantity;
    const offer = {
      productId,
      slug,
      name,
      brandName,
      packSize,
      quantity,
      pricePaise,
      totalPaise,
      soldTo,
      isLiquidForGlobules: isLiquidForGlobules(line, { netUnit }),
    };
    return [{ offer, brandId, available, isBoughtBefore }];
  });
}

/** SQL: the remedy in exactly this potency; a speciality by its name or number, in any pack. */
function isSameMedicine({ remedyId, potency, medicine, productId }: PrescriptionLineView): SQL | undefined {
  if (remedyId !== undefined && potency)
    return and(
      eq(products.remedyId, remedyId),
      eq(products.potencyScale, potency.scale),
      eq(products.potencyNumber, potency.number),
    );
  const name = specialityName(medicine);
  const isNamed = sql`(lower(${products.name}) = ${name} or starts_with(lower(${products.name}), ${`${name} `}))`;
  const isSpeciality = potency ? undefined : and(isNull(products.potencyScale), isNamed);
  return or(productId === undefined ? sql`false` : eq(products.id, productId), isSpeciality);
}

/** "BC 24" and "bio combination 24" as labels write it, "R 5" as "r5". */
function specialityName(medicine: string): string {
  return medicine
    .toLowerCase()
    .trim()
    .replace(/^(?:bc|bio[- ]?(?:chemic )?combination)[ -]?(?:no\.? ?)?(\d+)$/, "bio-combination $1")
    .replace(/^r[ -](\d+)$/, "r$1");
}
