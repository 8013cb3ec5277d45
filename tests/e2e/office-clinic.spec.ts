import { expect } from "@playwright/test";
import { askForConsultation, askForPrices, askInWriting } from "#tests/support/ask-the-shop.ts";
import { newcomer, registerAndConfirm, signIn } from "#tests/support/newcomer.ts";
import { turnOnSecondStep } from "#tests/support/second-step.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { addWorkingDoctor, giveRole } from "#tests/support/shop-workers.ts";
import { expectUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const dataDir = () => process.env.SHOP_DATA_DIR!;

test("a doctor agrees on a time, sees the patient and signs a prescription that the patient opens", async ({
  page,
}) => {
  const person = newcomer();
  const patient = `Patient of ${person.email.slice(5, 12)}`;
  await registerAndConfirm(page, person);
  const doctor = await inShopDatabase(dataDir(), async (db) => {
    await askForConsultation(db, patient);
    const profileId = await giveRole(db, person.email, "doctor");
    return addWorkingDoctor(db, { profileId, name: `Dr. ${person.email.slice(5, 12)}` });
  });
  await signIn(page, person);
  await expect(page).not.toHaveURL(/\/login/);
  await turnOnSecondStep(page, person);

  await page.goto("/admin/consultations?view=requests");
  await page.getByRole("link", { name: patient }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("burning knees at night");
  const chip = main.getByRole("link", { name: doctor.name });
  if (await chip.isVisible()) await chip.click();
  await expect(page.locator('input[name="doctor"]')).toHaveValue(doctor.slug);
  await expectUsable(page, { width: 360 });
  await main.locator('input[name="slot"]:enabled').first().check();
  await main.getByRole("button", { name: "Book this time" }).click();
  await expect(main).toContainText("The time is booked; the patient gets a message.");
  await main.getByRole("button", { name: "The patient is here" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Here");

  await main.getByRole("link", { name: "Write prescription" }).click();
  const first = main.getByRole("combobox", { name: "Line 1", exact: true });
  await first.fill("nux 200");
  await expect(main.getByRole("option", { name: "Nux Vomica" })).toBeVisible();
  while ((await main.getByRole("option", { selected: true }).textContent()) !== "Nux Vomica")
    await first.press("ArrowDown");
  await first.press("Enter");
  await expect(first).toHaveValue("Nux Vomica 200");
  await expect(main).toContainText("Still missing: the dose, how often, for how long.");
  await first.press("End");
  await first.pressSequentially(", 4 globules, twice a day, 15 days");
  await expect(main).toContainText("Nux Vomica 200 CH, 4 globules, twice a day, 15 days");
  await expectUsable(page, { width: 360 });
  await main.getByRole("button", { name: "Sign and send" }).click();
  await expect(main).toContainText("Please tick that the patient agrees.");
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Sign and send" }).click();
  await expect(main).toContainText(/Prescription RX\d\d-\d{4}-\d{4} is signed/);
  await expectUsable(page, { width: 360 });
  await main.getByRole("link", { name: "The patient's page" }).click();
  await expect(page).toHaveURL(/\/prescription\/[\w-]{22}$/);
  await expect(page.getByRole("main")).toContainText("4 globules, twice a day, 15 days");
});

test("staff answers a message, and sends a quote that the customer opens", async ({ page }) => {
  const person = newcomer();
  const name = `Customer of ${person.email.slice(5, 12)}`;
  await registerAndConfirm(page, person);
  const bulkNumber = await inShopDatabase(dataDir(), async (db) => {
    await askInWriting(db, name);
    await giveRole(db, person.email, "staff");
    return askForPrices(db, `Clinic ${name}`);
  });
  await signIn(page, person);
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto("/admin/enquiries");
  const main = page.getByRole("main");
  await expectUsable(page, { width: 360 });
  await main.getByRole("link", { name, exact: true }).click();
  await main.getByRole("button", { name: "Take it", exact: true }).click();
  await expect(main).toContainText("The enquiry is yours.");
  await main.getByLabel("Answer", { exact: true }).fill("Yes, from nine to two.");
  await main.getByRole("button", { name: "Send the answer" }).click();
  await expect(main).toContainText("The answer is on its way.");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Answered");

  await page.goto(`/admin/enquiries/${bulkNumber}`);
  await main.getByLabel(/^Price per pack of Arnica/).fill("100000");
  await main.getByRole("button", { name: "Send the quote" }).click();
  await expect(main).toContainText("No price may be above the MRP.");
  await expectUsable(page, { width: 360 });
  await main.getByLabel(/^Price per pack of Arnica/).fill("50");
  await main.getByLabel("Add a product").fill("Belladonna 30 CH SBL 30 ml");
  await main.getByRole("button", { name: "Add", exact: true }).click();
  await expect(main.getByLabel(/^Packs of Belladonna/)).toHaveValue("1");
  await main.getByLabel(/^Packs of Belladonna/).fill("0");
  await expect(main).toContainText("Total, GST included");
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await main.getByLabel(/^Day by which missing packs of Arnica/).fill(inAWeek);
  await main.getByRole("button", { name: "Send the quote" }).click();
  await expect(main).toContainText(/Quote QU\d\d-\d{4}-\d{4} is on its way/);
  await main.getByRole("link", { name: /^QU/ }).click();
  await expect(page).toHaveURL(/\/quote\//);
  await expect(page.getByRole("main")).toContainText("₹2,000");
});
