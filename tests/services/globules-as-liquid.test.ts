import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartLines } from "#app/db/schema/cart.ts";
import { addPrescriptionToCart } from "#app/services/cart/add-prescription-to-cart.server.ts";
import { addPrescribed } from "#app/services/office/prescribed-bill.server.ts";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import { matchLines } from "#app/services/prescriptions/match-prescription.server.ts";
import { previewLine } from "#app/services/prescriptions/preview-line.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addStockedProduct, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { addOwnRemedy, draftLine, issueTestPrescription } from "#tests/support/patients.ts";

const address = "192.0.2.1";
const GLOBULES = { doseUnit: "globules", doseQuantity: 4, timesPerDay: 2, form: "globules" } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** One medicine that is sold as 30 ml of liquid, and with `globules` also as a tube of globules that costs more. */
async function addMedicine({ globules }: { globules: boolean }) {
  const { db } = database;
  const remedy = await addOwnRemedy(db);
  const facts = { remedyId: remedy.remedyId, name: remedy.name, quantity: 9 };
  await addStockedProduct(db, { ...facts, pricePaise: 8_000 });
  const tube = { packSize: "8 g", netQuantity: 8, netUnit: "g" as const, dosageForm: "globules" };
  if (globules) await addStockedProduct(db, { ...facts, ...tube, pricePaise: 9_000 });
  return remedy;
}

async function prescribe(...remedies: { remedySlug: string }[]) {
  const lines = remedies.map(({ remedySlug }) => draftLine({ ...GLOBULES, remedySlug }));
  const issued = await issueTestPrescription(database.db, { lines });
  const found = await findPrescriptionByToken(database.db, { token: issued.token, address, now });
  if (!found.ok) throw new Error(found.reason);
  return { ...issued, lines: found.value.lines };
}

function add(token: string, ...liquidFor: number[]) {
  const asked = { token, address, cartId: undefined, liquidFor: new Set(liquidFor), now };
  return addPrescriptionToCart(database.db, asked);
}

test("a line in globules is filled with globules where there are any, though a liquid is cheaper", async () => {
  const both = await addMedicine({ globules: true });
  const { lines } = await prescribe(both);
  expect(await matchLines(database.db, { lines, now })).toMatchObject([
    { state: "in-stock", offer: { packSize: "8 g", isLiquidForGlobules: false } },
  ]);
});

test("a liquid in place of globules goes into the cart only when the patient chose it, line by line", async () => {
  const { db } = database;
  const [both, one, other] = [
    await addMedicine({ globules: true }),
    await addMedicine({ globules: false }),
    await addMedicine({ globules: false }),
  ];
  const { token, lines } = await prescribe(both, one, other);
  expect((await matchLines(db, { lines, now })).map(({ state }) => state)).toEqual([
    "in-stock",
    "as-liquid",
    "as-liquid",
  ]);
  const linesOf = async (added: Awaited<ReturnType<typeof add>>) => {
    if (!added.ok) throw new Error(added.reason);
    const rows = await db.select().from(cartLines).where(eq(cartLines.cartId, added.value.cartId));
    return rows.map(({ prescriptionLineId }) => prescriptionLineId).sort();
  };
  expect(await linesOf(await add(token))).toEqual([lines[0]!.id]);
  expect(await linesOf(await add(token, lines[2]!.id))).toEqual([lines[0]!.id, lines[2]!.id].sort());
  // The number of a line of somebody else's prescription chooses nothing.
  expect(await linesOf(await add(token, 999_999))).toEqual([lines[0]!.id]);
});

test("where everything is a liquid and none is chosen, nothing is added and that is said", async () => {
  const { token } = await prescribe(await addMedicine({ globules: false }));
  expect(await add(token)).toEqual({ ok: false, reason: "liquid-not-chosen" });
});

test("at the counter a liquid in place of globules is on the bill and named", async () => {
  const remedy = await addMedicine({ globules: false });
  const { verificationCode: code } = await prescribe(remedy);
  const read = await addPrescribed(database.db, { lines: [], codes: [], code, readBy: "ravi", now });
  expect(read).toMatchObject({
    ok: true,
    value: { lines: [{ quantity: 1 }], missing: [], asLiquid: [`${remedy.name} 30 CH`] },
  });
});

test("the doctor reads while writing that the shop has a potency only as a liquid", async () => {
  const [liquid, both] = [await addMedicine({ globules: false }), await addMedicine({ globules: true })];
  const preview = async (line: string) =>
    (await previewLine(database.db, { typed: line, vocabulary: await readVocabulary(database.db) }))
      .isLiquidOnly;
  expect(await preview(`${liquid.name} 30C, 4 globules, twice a day, 7 days`)).toBe(true);
  expect(await preview(`${liquid.name} 30C, 10 drops, twice a day, 7 days`)).toBe(false);
  expect(await preview(`${both.name} 30C, 4 globules, twice a day, 7 days`)).toBe(false);
});
