import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import { replacePrescription } from "#app/services/prescriptions/issue-prescription.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct, ORIGIN, placeTestOrder, SATURDAY_MORNING } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { draftLine, draftOf, issueTestPrescription } from "#tests/support/patients.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An order of 2 packs; gives the address of its labels, and its line. */
async function place() {
  const { db } = shop.database;
  const product = await addStockedProduct(db, { name: "Rhus Tox", quantity: 9 });
  const { number } = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 2 }] });
  const [line] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.number, number));
  return { path: `/admin/orders/print/dose-labels?number=${number}`, lineId: line!.id };
}

const labelsOf = (html: string) =>
  [...html.matchAll(/<article class="paper paper-dose">(.*?)<\/article>/g)].map(([, label]) =>
    label!
      .replace(/<!-- -->/g, "")
      .replace(/<[^>]+>/g, " | ")
      .replace(/(\| )+ ?/g, "| "),
  );

test("labels have blanks until a dose is typed; then each pack's says it in English and Hindi, and the log of the server nothing", async () => {
  const { path, lineId } = await place();
  const staff = await enterAs(shop, "staff");
  const blank = await staff.read(path);
  expect(labelsOf(blank.html)).toHaveLength(2);
  expect(labelsOf(blank.html)[0]).toContain("____ times a day");
  const fields = formFields(blank.html);
  expect(fields).toMatchObject({ [`name-${lineId}`]: "Asha Devi", [`dose-${lineId}`]: "" });
  const typed = { [`name-${lineId}`]: "Pinky", [`dose-${lineId}`]: "4 pills bd 7 days after food" };
  const filled = await staff.submit(path, { ...fields, ...typed });
  expect(filled.status).toBe(200);
  for (const label of labelsOf(filled.html)) {
    expect(label).toContain("Name / नाम: Pinky");
    expect(label).toContain("4 globules, twice a day, 7 days, after food");
    expect(label).toContain("4 मीठी गोलियाँ, दिन में 2 बार, 7 दिन, खाने के बाद");
    expect(label).not.toContain("____");
  }
  expect(formFields(filled.html)).toMatchObject(typed);
});

test("a dose that has no Hindi is printed in English alone, without Hindi blanks, and its field says why", async () => {
  const { path, lineId } = await place();
  const staff = await enterAs(shop, "staff");
  const typed = { [`name-${lineId}`]: "Pinky", [`dose-${lineId}`]: "4 pills bd 7 days, skip on Sundays" };
  const page = await staff.submit(path, typed);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Printed in English only, as there is no Hindi for: skip on Sundays.");
  const [label] = labelsOf(page.html);
  expect(label).toContain("4 globules, twice a day, 7 days, skip on Sundays");
  expect(label).not.toMatch(/____|दिन/);
});

test("what is no dose is told at its field, stays there, and prints blanks", async () => {
  const { path, lineId } = await place();
  const staff = await enterAs(shop, "staff");
  const wrong = { [`name-${lineId}`]: "Pinky", [`dose-${lineId}`]: "as before" };
  const page = await staff.submit(path, wrong);
  expect(page.status).toBe(422);
  expect(page.text).toContain("Please say how much and how often");
  expect(formFields(page.html)).toMatchObject(wrong);
  expect(labelsOf(page.html)[0]).toContain("____");
});

/** An order line that came from a prescription of that line, and the prescription's number. */
async function placePrescribed(facts: Parameters<typeof draftLine>[0] = {}) {
  const { db } = shop.database;
  const placed = await place();
  const issued = await issueTestPrescription(db, { lines: [draftLine(facts)] });
  const [line] = await db
    .select({ id: prescriptionLines.id })
    .from(prescriptionLines)
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
    .where(eq(prescriptions.number, issued.number));
  await db.update(orderLines).set({ prescriptionLineId: line!.id }).where(eq(orderLines.id, placed.lineId));
  return { ...placed, ...issued };
}

test("an order by e-prescription has patient and dose on its labels, and the reading is written down", async () => {
  const { path, number } = await placePrescribed();
  const staff = await enterAs(shop, "staff");
  const [label] = labelsOf((await staff.read(path)).html);
  expect(label).toContain("Name / नाम: राकेश कुमार");
  expect(label).toContain("10 drops, 3 times a day, 10 days, in water");
  expect(label).toContain("10 बूँदें, दिन में 3 बार, 10 दिन, पानी में");
  const reads = await shop.database.db
    .select()
    .from(audit)
    .where(eq(audit.subject, `prescription ${number}`));
  expect(reads).toContainEqual(
    expect.objectContaining({ action: "read-prescription", actorId: staff.userId }),
  );
});

test("a prescribed dose is printed as it is stored, also where its sentence could not be read again", async () => {
  const { path } = await placePrescribed({ instructions: "shake before each dose" });
  const [label] = labelsOf((await (await enterAs(shop, "staff")).read(path)).html);
  expect(label).toContain("10 drops, 3 times a day, 10 days, shake before each dose");
});

test("the dose of a prescription that was withdrawn since is not printed, and its field says why", async () => {
  const { path, number, lineId } = await placePrescribed();
  await shop.database.db
    .update(prescriptions)
    .set({ revokedAt: new Date() })
    .where(eq(prescriptions.number, number));
  const page = await (await enterAs(shop, "staff")).read(path);
  expect(labelsOf(page.html)[0]).toContain("____ times a day");
  expect(formFields(page.html)).toMatchObject({ [`dose-${lineId}`]: "" });
  expect(page.text).toContain("The doctor has withdrawn the prescription of this medicine.");
});

test("the dose of a prescription that has a newer version is not printed, and its field says why", async () => {
  const { path, number, doctor } = await placePrescribed();
  const newer = await replacePrescription(shop.database.db, {
    writer: doctor,
    number,
    draft: draftOf([draftLine({ doseQuantity: 5 })]),
    now: SATURDAY_MORNING,
    publicOrigin: ORIGIN,
  });
  expect(newer).toMatchObject({ ok: true });
  const page = await (await enterAs(shop, "staff")).read(path);
  expect(labelsOf(page.html)[0]).toContain("____ times a day");
  expect(page.text).toContain("The prescription of this medicine has a newer version.");
});

test("a dose that the label has no room for is told at its field, stays there whole, and prints blanks", async () => {
  const { path, lineId } = await place();
  const staff = await enterAs(shop, "staff");
  const words = "stop when better and ask again before the next bottle is begun";
  const long = `4 globules, twice a day, 7 days, ${words}, ${words}, ${words}`;
  const page = await staff.submit(path, { [`name-${lineId}`]: "Pinky", [`dose-${lineId}`]: long });
  expect([page.status, page.text.includes("too long for the label")]).toEqual([422, true]);
  expect(formFields(page.html)).toMatchObject({ [`dose-${lineId}`]: long });
  expect(labelsOf(page.html)[0]).toContain("____");
});

test("only labels take a form, and only from who sees orders", async () => {
  const { path } = await place();
  const staff = await enterAs(shop, "staff");
  expect((await staff.send(path.replace("dose-labels", "receipt"), {})).status).toBe(400);
  expect((await (await enterAs(shop, "doctor")).send(path, {})).status).toBe(404);
});
