import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { doctors } from "#app/db/schema/clinic.ts";
import { indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { enterOffice } from "#tests/support/enter-office.ts";
import { addDoctor, addVisit } from "#tests/support/patients.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { expectAllUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const dataDir = () => process.env.SHOP_DATA_DIR!;
/** The doctor who signs in by the browser, as addShopPeople names them. */
const OWN_SLUG = "doctor-1";

/** Somebody who comes today, before the clinic opens, so that no booking of another test is in the way. */
async function addPatientOfToday(name: string): Promise<string> {
  const minute = Math.floor(Math.random() * 8 * 60);
  const startsAt = indiaInstant(indiaDate(new Date()), minute);
  return inShopDatabase(dataDir(), async (db) => {
    const [doctor] = await db.select({ id: doctors.id }).from(doctors).where(eq(doctors.slug, OWN_SLUG));
    const endsAt = new Date(startsAt.getTime() + 60_000);
    return addVisit(db, { doctor: doctor!, name, status: "confirmed", startsAt, endsAt });
  });
}

test("a doctor finds today's patient, marks the arrival, prescribes, and takes the prescription back", async ({
  page,
}, { project }) => {
  const patient = `Today's patient on the ${project.name}`;
  await addPatientOfToday(patient);
  await enterOffice(page, "doctor");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: patient }).first().click();
  await expect(main).toContainText("Knee stiffness in the morning");
  await main.getByRole("button", { name: "The patient is here" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Here");
  await page.goto("/admin");
  await expect(main.getByRole("listitem").filter({ hasText: patient }).first()).toContainText("Here");

  await main.getByRole("link", { name: patient }).first().click();
  await main.getByRole("link", { name: "Write prescription" }).click();
  await main
    .getByRole("combobox", { name: "Line 1", exact: true })
    .fill("Arnica Montana 30 CH, 10 drops, twice a day, 7 days");
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Sign and send" }).click();
  await expect(main).toContainText(/Prescription RX\d\d-\d{4}-\d{4} is signed/);
  const patientsPage = await main.getByRole("link", { name: "The patient's page" }).getAttribute("href");

  await main.locator("summary", { hasText: "Revoke" }).click();
  await main.getByRole("button", { name: "Revoke", exact: true }).last().click();
  await main.getByLabel("Reason").fill("Wrong potency");
  await main.getByRole("button", { name: "Revoke", exact: true }).last().click();
  await expect(main).toContainText("The prescription is revoked.");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Revoked");
  await expect(main.locator("summary", { hasText: "Revoke" })).toHaveCount(0);

  await page.goto(patientsPage!);
  await expect(main).toContainText("The clinic has withdrawn this prescription.");
  await expect(main.getByRole("button", { name: /to the cart/ })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(
    main.getByText("The clinic has withdrawn this prescription.").locator("visible=true"),
  ).toHaveCount(1);
});

test("a doctor neither sells nor sets the shop up, and signs for own patients only", async ({ page }) => {
  const visit = await inShopDatabase(dataDir(), async (db) =>
    addVisit(db, { doctor: await addDoctor(db, { name: "Dr. Colleague" }), name: "A colleague's patient" }),
  );
  await enterOffice(page, "doctor");
  await page.goto("/admin/more");
  const rooms = await page.getByRole("main").getByRole("link").allTextContents();
  for (const room of ["Orders", "Counter", "Products", "Enquiries", "Customers", "Settings", "Reports"])
    expect(rooms, room).not.toContain(room);
  for (const screen of [
    "/admin/orders",
    "/admin/counter",
    "/admin/enquiries",
    "/admin/settings",
    "/admin/reports",
  ])
    expect((await page.goto(screen))?.status(), screen).toBe(404);

  await page.goto(`/admin/consultations/${visit}`);
  await expect(page.getByRole("main")).toContainText("A colleague's patient");
  await expect(page.getByRole("link", { name: "Write prescription" })).toHaveCount(0);
  await page.goto(`/admin/prescriptions/new?consultation=${visit}`);
  await sign(page, "Arnica Montana 30 CH, 10 drops, twice a day, 7 days");
  await expect(page.getByRole("main")).toContainText("Another doctor sees this patient.");
});

test("the doctor's screens fit a phone and can be used by everybody", async ({ page }, { project }) => {
  const visit = await addPatientOfToday(
    `Shown on the ${project.name}, with a name as long as names can get here`,
  );
  await enterOffice(page, "doctor");
  await expectAllUsable(page, [
    "/admin",
    "/admin/consultations",
    "/admin/consultations?view=week",
    "/admin/consultations?view=requests",
    "/admin/consultations?view=waiting",
    `/admin/consultations/${visit}`,
    `/admin/prescriptions/new?consultation=${visit}`,
    "/admin/prescriptions?doctor=",
    "/admin/doctors",
    "/admin/doctors/1",
  ]);
});

async function sign(page: Page, line: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("combobox", { name: "Line 1", exact: true }).fill(line);
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Sign and send" }).click();
}
