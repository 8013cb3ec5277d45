import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { revokePrescription } from "#app/services/prescriptions/revoke-prescription.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const issue = () =>
  issueTestPrescription(shop.database.db, {
    lines: [draftLine({ remedySlug: "arnica-montana", instructions: "after food" })],
    now: new Date(),
  });

test("page and paper are nobody else's: not stored, not listed, the address told to no other site", async () => {
  const { token } = await issue();
  for (const path of [`/prescription/${token}`, `/prescription/${token}/pdf`]) {
    const { status, headers } = await shop.ask(path);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("the PDF is a whole PDF, also with a Hindi name, fifteen lines and a long advice", async () => {
  const { token, number } = await issueTestPrescription(shop.database.db, {
    lines: Array.from({ length: 15 }, (_, n) =>
      draftLine({ medicine: `Medicine ${"long ".repeat(n)}${n}`, potency: undefined }),
    ),
    visit: { name: "श्रीमती ज्ञानेश्वरी कृष्णमूर्ति त्रिपाठी" },
    now: new Date(),
  });
  const answer = await shop.ask(`/prescription/${token}/pdf`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe(`inline; filename="${number}.pdf"`);
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(pdf.startsWith("%PDF-")).toBe(true);
  expect(pdf.trimEnd().endsWith("%%EOF")).toBe(true);
  expect(pdf).toContain("/Count 2");
});

test("wrong links answer 404 without a word of anybody, in page, paper and reminder", async () => {
  for (const path of [
    "/prescription/x",
    `/prescription/${"A".repeat(22)}`,
    "/prescription/x/pdf",
    "/refill/x",
  ]) {
    const answer = await shop.ask(path, { address: "192.0.2.77" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("Dr. Anjali");
  }
});

test("a revoked prescription says so, offers nothing, and its button answers 410", async () => {
  const { token, number, doctor } = await issue();
  const { db } = shop.database;
  await revokePrescription(db, {
    writer: doctor,
    number,
    reason: "Allergy",
    now: new Date(),
    publicOrigin: ORIGIN,
  });
  const page = await (await shop.ask(`/prescription/${token}`)).text();
  expect(page).toContain("The clinic has withdrawn this prescription.");
  expect(page).not.toContain('value="buy"');
  expect((await shop.send(`/prescription/${token}`, { intent: "buy" })).status).toBe(410);
});

test("the button leads to the cart, a reminder is set, and wrong forms are refused", async () => {
  const { token } = await issue();
  const bought = await shop.send(`/prescription/${token}`, { intent: "buy" });
  expect([bought.status, bought.headers.get("location")]).toEqual([303, "/cart"]);
  const page = await (await shop.ask(`/prescription/${token}`)).text();
  const lineId = /name="lineId" value="(\d+)"/.exec(page)![1]!;
  const set = await shop.send(`/prescription/${token}`, { intent: "remind", lineId, channel: "mail" });
  expect(set.status).toBe(303);
  for (const wrong of ["0", "-1", "99999999999", "x"])
    expect(
      (await shop.send(`/prescription/${token}`, { intent: "remind", lineId: wrong, channel: "mail" }))
        .status,
    ).toBe(404);
});

test("checking answers 422 for a slip, 404 for what is not ours, 429 after ten tries at one number", async () => {
  const check = (query: string) => shop.ask(`/verify-prescription?${query}`, { address: "192.0.2.50" });
  expect((await check("number=RX26-1&code=ABCD")).status).toBe(422);
  expect((await check("number=RX26-1111-1111&code=")).status).toBe(422);
  const { number, verificationCode } = await issue();
  expect((await check(`number=${number}&code=${verificationCode}`)).status).toBe(200);
  for (let n = 0; n < 9; n++) expect((await check(`number=${number}&code=WRONG`)).status).toBe(404);
  const refused = await check(`number=${number}&code=${verificationCode}`);
  expect(refused.status).toBe(429);
  const retryAfter = Number(refused.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(600);
  expect(retryAfter).toBeLessThanOrEqual(900);
});

test("letters carry the link and no health data", async () => {
  await issue();
  const letters = JSON.stringify(await shop.database.db.select().from(outbox));
  for (const secret of ["Arnica", "Knee", "drops"]) expect(letters).not.toContain(secret);
});
