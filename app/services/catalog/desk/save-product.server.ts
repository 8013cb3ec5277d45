import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { brokenUnique, inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { checkProduct } from "#app/domain/catalog/product-check.ts";
import {
  changedFields,
  type ProductFacts,
  type ProductFields,
  productFields,
} from "#app/domain/catalog/product-fields.ts";
import type { Refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import {
  type DeskProblems,
  isSkuTaken,
  judgeProduct,
  readSurroundings,
  settled,
} from "#app/services/catalog/desk/judge-product.server.ts";
import { hasSku, readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { readVocabulary, type Vocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { writeProducts } from "#app/services/catalog/desk/write-products.server.ts";
import { versionOf } from "#app/services/version.server.ts";

export type SaveProductResult =
  | { ok: true; sku: string; isChanged: boolean }
  | Refused<"unknown-product", object>
  | Refused<"changed", { stored: ProductFields; storedAt: Date; typed: ProductFields }>
  | Refused<"problems", { problems: DeskProblems }>;

/** Makes a product (`sku` undefined) or changes it: refused with the problem of each wrong field, or when another `version` of its fields is stored. An unchanged one stays as it is. */
export async function saveProduct(
  db: Db,
  {
    sku,
    fields,
    version,
    actor,
    now,
  }: {
    sku: string | undefined;
    fields: ProductFields;
    /** Of the fields that the form was filled from; without one, whatever stands there is replaced. */
    version?: string | undefined;
    actor: Actor;
    now: Date;
  },
): Promise<SaveProductResult> {
  const checked = checkProduct(fields);
  if (!checked.ok) return { ok: false, reason: "problems", problems: checked.problems };
  const saved = inTransaction<SaveProductResult>(db, async (tx) => {
    const vocabulary = await readVocabulary(tx);
    const [before] =
      sku === undefined ? [] : await readProducts(tx, { where: hasSku([sku]), vocabulary, lock: true });
    if (sku !== undefined && !before) return { ok: false, reason: "unknown-product" };
    const after = checked.value;
    const surroundings = await readSurroundings(tx, {
      facts: [after],
      ids: before ? [before.id] : [],
      vocabulary,
    });
    const problems = judgeProduct(after, before, surroundings);
    if (await isSkuTaken(tx, after.sku, before?.id)) {
      if (sku === undefined && (await isStoredAlready(tx, after, vocabulary)))
        return { ok: true, sku: after.sku, isChanged: false };
      problems.sku ??= "sku-taken";
    }
    const isProblemn = Object.keys(problems).length > 0;
    const stored = before && productFields(before.facts);
    const changed =
      stored && !isProblemn ? changedFields(stored, productFields(settled(after, vocabulary))) : [];
    if (stored && !isProblemn && changed.length === 0) return { ok: true, sku: after.sku, isChanged: false };
    if (stored && version !== undefined && version !== versionOf(stored))
      return {
        ok: false,
        reason: "changed",
        stored,
        storedAt: before.updatedAt,
        typed: productFields(after),
      };
    if (isProblemn) return { ok: false, reason: "problems", problems };
    await writeProducts(tx, [{ before, after }], {
      vocabulary,
      changeSet: randomUUID(),
      reason: "edited",
      actor,
      now,
    });
    await recordAudit(tx, {
      by: actor,
      act: before ? "change-product" : "create-product",
      about: `product ${after.sku}`,
      details: { fields: changed },
      now,
    });
    return { ok: true, sku: after.sku, isChanged: true };
  });
  return saved.catch(refuseTaken);
}

/** The form of a new product that was sent before. */
async function isStoredAlready(tx: Db, facts: ProductFacts, vocabulary: Vocabulary): Promise<boolean> {
  const [twin] = await readProducts(tx, { where: hasSku([facts.sku]), vocabulary });
  if (!twin) return false;
  return changedFields(productFields(twin.facts), productFields(settled(facts, vocabulary))).length === 0;
}

const TAKEN: Record<string, DeskProblems> = {
  products_sku_unique: { sku: "sku-taken" },
  products_slug_unique: { slug: "slug-taken" },
  products_barcode_unique: { barcode: "barcode-taken" },
};

/** Somebody else may take a number or an address between our look and our writing. */
function refuseTaken(error: unknown): SaveProductResult {
  const problems = TAKEN[brokenUnique(error) ?? ""];
  if (!problems) throw error;
  return { ok: false, reason: "problems", problems };
}
