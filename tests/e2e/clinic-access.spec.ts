import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { askInWriting, sendQuote } from "#tests/support/ask-the-shop.ts";
import { request } from "#tests/support/clinic.ts";
import { enterOffice } from "#tests/support/enter-office.ts";
import { newcomer, registerAndConfirm, signIn, someNetwork, somePhone } from "#tests/support/newcomer.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { report } from "#tests/support/sample-files.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { openReady } from "#tests/support/shopper.ts";
import { expectAllUsable, expectUsable, listenForComplaints, openAll } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const dataDir = () => process.env.SHOP_DATA_DIR!;

test("what lies behind a patient's links can be used by everybody", async ({ page }) => {
  const complaints = listenForComplaints(page);
  const links = await inShopDatabase(dataDir(), async (db) => {
    const preferredDate = addDays(indiaDate(new Date()), 2);
    const change = { now: new Date(), clientAddress: someNetwork(), publicOrigin: process.env.SHOP_ORIGIN! };
    const asked = await requestConsultation(
      db,
      request({ preferredDate, slot: "wait", phone: somePhone() }, change),
    );
    if (!asked.ok) throw new Error(asked.reason);
    const known = { remedySlug: "arnica-montana" };
    const unknown = { medicine: "Something we never kept", potency: undefined };
    const lines = [draftLine(known), draftLine({ ...known, days: 365 }), draftLine(unknown)];
    const { token } = await issueTestPrescription(db, { lines, now: new Date() });
    const { token: old } = await issueTestPrescription(db, { lines, now: new Date("2026-01-02T06:00:00Z") });
    return [
      `/consultation/${asked.value.token}`,
      `/consultation/${asked.value.token}?slot=2026-01-05T04:30:00.000Z`,
      `/prescription/${token}`,
      `/prescription/${old}`,
    ];
  });
  for (const link of [...links, "/consultation/unknown", "/prescription/unknown", "/refill/unknown"]) {
    await openReady(page, link);
    await openAll(page);
    await expectUsable(page);
  }
  expect(complaints).toEqual([]);
});

test("a patient's list with a prescription, and a record that was sent, can be used by everybody", async ({
  page,
}) => {
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await inShopDatabase(dataDir(), async (db) => {
    const [person] = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.email, asha.email));
    const visit = { profileId: person!.id, name: "Asha Rao, whose name is as long as names can get here" };
    await issueTestPrescription(db, { lines: [draftLine()], now: new Date(), visit });
  });
  await openReady(page, "/login?returnTo=%2Fconsultations");
  await signIn(page, asha);
  await expect(page.getByRole("link", { name: /^Prescription RX/ })).toBeVisible();
  await expectUsable(page);
  await page.getByRole("link", { name: /^Open consultation/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Consultation CO/);
  await page.getByLabel("Choose a file").setInputFiles({
    name: "Blood report of the fourteenth of November, complete, with all its pages.pdf",
    mimeType: "application/pdf",
    buffer: await report(),
  });
  await page.getByRole("button", { name: "Send record" }).click();
  const link = page.getByRole("link", { name: /^Blood report/ });
  await expect(link).toBeVisible();
  // On phones a long name once stood in a column of single letters.
  expect((await link.boundingBox())!.width).toBeGreaterThan(150);
  await page.goto(page.url().replace(/#.*/, ""));
  await expectUsable(page);
});

test("every kind of enquiry and a quote can be used by everybody", async ({ page }, { project }) => {
  test.slow();
  const { screens, quote } = await inShopDatabase(dataDir(), async (db) => {
    const message = await askInWriting(db, `Written on the ${project.name}`);
    const { token, enquiryNumber } = await sendQuote(db, `Priced on the ${project.name}`);
    return { screens: [message, enquiryNumber].map((number) => `/admin/enquiries/${number}`), quote: token };
  });
  await openReady(page, `/quote/${quote}`);
  await openAll(page);
  await expectUsable(page);
  await openReady(page, "/quote/unknown");
  await expectUsable(page);
  await enterOffice(page, "staff");
  await expectAllUsable(page, [
    "/admin/enquiries?view=all",
    "/admin/enquiries?view=late",
    "/admin/enquiries?view=all&q=nobody-of-this-name",
    ...screens,
  ]);
});
