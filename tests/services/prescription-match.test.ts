import { afterAll, beforeAll, expect, test } from "vitest";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import { matchLines } from "#app/services/prescriptions/match-prescription.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addBatch,
  addBrand,
  addProduct,
  addStockedProduct,
  SATURDAY_MORNING as now,
} from "#tests/support/fixtures.ts";
import { addOwnRemedy, draftLine, issueTestPrescription } from "#tests/support/patients.ts";

const address = "192.0.2.1";
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function statesOf(token: string) {
  const found = await findPrescriptionByToken(database.db, { token, address, now });
  if (!found.ok) throw new Error(found.reason);
  return matchLines(database.db, { lines: found.value.lines, now });
}

test("each line is in stock, from another brand, in another pack, or missing, with packs for all its days", async () => {
  const { db } = database;
  const [sbl, schwabe] = [await addBrand(db, { name: "SBL" }), await addBrand(db, { name: "Schwabe" })];
  const [free, brand, pack, gone, unknown] = [
    await addOwnRemedy(database.db),
    await addOwnRemedy(database.db),
    await addOwnRemedy(database.db),
    await addOwnRemedy(database.db),
    await addOwnRemedy(database.db),
  ];
  await addStockedProduct(db, { quantity: 5, remedyId: free.remedyId, name: free.name, pricePaise: 9_000 });
  await addStockedProduct(db, { quantity: 5, remedyId: free.remedyId, name: free.name, pricePaise: 8_000 });
  const soldOut = await addProduct(db, { remedyId: brand.remedyId, brandId: sbl, name: brand.name });
  await addStockedProduct(db, { quantity: 5, remedyId: brand.remedyId, brandId: schwabe, name: brand.name });
  const small = await addStockedProduct(db, {
    quantity: 1,
    remedyId: pack.remedyId,
    brandId: sbl,
    name: pack.name,
    packSize: "11 ml",
    netQuantity: 11,
  });
  await addStockedProduct(db, { quantity: 5, remedyId: pack.remedyId, brandId: sbl, name: pack.name });
  await addProduct(db, { remedyId: gone.remedyId, name: gone.name });
  const { token } = await issueTestPrescription(db, {
    lines: [
      draftLine({ remedySlug: free.remedySlug, days: 40 }),
      draftLine({ remedySlug: brand.remedySlug, productSlug: soldOut.slug }),
      draftLine({ remedySlug: pack.remedySlug, productSlug: small.slug }),
      draftLine({ remedySlug: gone.remedySlug }),
      draftLine({ remedySlug: unknown.remedySlug }),
      draftLine({ remedySlug: free.remedySlug, potency: { scale: "X", number: 30 } }),
    ],
  });
  expect(await statesOf(token)).toMatchObject([
    { state: "in-stock", offer: { quantity: 2, pricePaise: 8_000, totalPaise: 16_000 } },
    { state: "other-brand", offer: { brandName: "Schwabe", quantity: 1 } },
    { state: "other-pack", offer: { packSize: "30 ml", quantity: 1 } },
    { state: "missing", reason: "sold-out" },
    { state: "missing", reason: "not-kept" },
    // 30X is never 30C.
    { state: "missing", reason: "not-kept" },
  ]);
});

test("numbered mixtures are found as doctors call them: R 5, BC 24", async () => {
  const { db } = database;
  const none = { remedyId: null, potencyScale: null, potencyNumber: null };
  await addStockedProduct(db, {
    ...none,
    quantity: 3,
    name: "R5 Gastreu Drops",
    packSize: "22 ml",
    netQuantity: 22,
  });
  await addStockedProduct(db, {
    ...none,
    quantity: 3,
    name: "R55 Other Drops",
    packSize: "22 ml",
    netQuantity: 22,
  });
  const tin = { packSize: "25 g", netQuantity: 25, netUnit: "g" as const };
  await addStockedProduct(db, { ...none, ...tin, quantity: 3, name: "Bio-Combination 24" });
  const { token } = await issueTestPrescription(db, {
    lines: [
      draftLine({ medicine: "R 5", potency: undefined }),
      draftLine({
        medicine: "BC 24",
        potency: undefined,
        doseUnit: "tablets",
        doseQuantity: 4,
        form: "tablets",
      }),
    ],
  });
  expect(await statesOf(token)).toMatchObject([
    { state: "in-stock", offer: { name: "R5 Gastreu Drops, 22 ml" } },
    { state: "in-stock", offer: { name: "Bio-Combination 24, 25 g" } },
  ]);
});

test("packs with too few days left or in quarantine are no offer", async () => {
  const { db } = database;
  const { remedySlug, remedyId, name } = await addOwnRemedy(database.db);
  const product = await addProduct(db, { remedyId, name });
  await addBatch(db, { productId: product.id, quantity: 5, expiresOn: "2026-12-31" });
  await addBatch(db, { productId: product.id, quantity: 5, isQuarantined: true });
  const { token } = await issueTestPrescription(db, { lines: [draftLine({ remedySlug })] });
  expect(await statesOf(token)).toMatchObject([{ state: "missing", reason: "sold-out" }]);
});
