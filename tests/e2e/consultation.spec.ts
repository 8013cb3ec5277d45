import { expect, type Page } from "@playwright/test";
import { formatDay, formatTime } from "#app/content/messages/dates.ts";
import { addDays, indiaDate, indiaMinutes } from "#app/domain/india-time.ts";
import { isFree } from "#tests/support/fit.ts";
import { newcomer, somePhone } from "#tests/support/newcomer.ts";
import { readPost } from "#tests/support/post.ts";
import { report } from "#tests/support/sample-files.ts";
import { openReady } from "#tests/support/shopper.ts";
import { expectUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

test("a patient asks for a consultation, sends a report, gets the letter and cancels", async ({ page }) => {
  const { email } = newcomer();
  await openReady(page, "/doctor-consultation");
  await page.getByRole("button", { name: "Request Consultation" }).click();
  const alert = page.getByRole("alert").first();
  await expect(alert).toContainText("Please fill all required fields");
  await expect(alert).toBeFocused();
  await expect.poll(() => isFree(alert), "the errors, beside header and bar").toBe(true);

  await fillRequest(page, email);
  await page.locator('[name="phone"]').fill("12345");
  await page.getByRole("button", { name: "Request Consultation" }).click();
  await expect(alert).toContainText("Please enter a valid 10-digit phone number");
  await expect(page.getByLabel("Main Health Complaints")).toHaveValue("Knee stiffness in the morning");
  await page.locator('[name="phone"]').fill(somePhone());
  await page.getByRole("button", { name: "Request Consultation" }).click();

  await expect(page).toHaveURL(/\/consultation\/[\w-]{32}$/);
  await expect(page.getByText("Consultation request submitted successfully!").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Consultation CO\d\d-\d{4}-\d{4}$/);
  expect(await readPost(email, /(\/consultation\/[\w-]{32})/)).toBe(new URL(page.url()).pathname);

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  // The port of the shop may hold any number.
  const { pathname, search, hash } = new URL(page.url());
  for (const words of ["Knee", "Rakesh", "58"])
    expect(`${pathname} ${search} ${hash} ${kept}`).not.toMatch(new RegExp(`\\b${words}`));

  await page.getByLabel("Choose a file").setInputFiles({
    name: "blood test.pdf",
    mimeType: "application/pdf",
    buffer: await report(),
  });
  await page.getByRole("button", { name: "Send record" }).click();
  await expect(page.getByRole("link", { name: "blood test.pdf" })).toBeVisible();
  await page.getByLabel("Choose a file").setInputFiles({
    name: "page.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("<script>alert(1)</script>"),
  });
  await page.getByRole("button", { name: "Send record" }).click();
  await expect(page.getByText("Only PDF, JPEG, PNG, WebP and AVIF files can be sent.")).toBeVisible();
  await expectUsable(page);

  await page.getByText("Cancel this consultation").click();
  await page.getByRole("button", { name: "Cancel consultation" }).click();
  await expect(page.getByText("This consultation will not take place.")).toBeVisible();
});

test("a patient picks a doctor's time, which nobody else can have then, and moves to another", async ({
  page,
  browser,
}, { project }) => {
  const { email } = newcomer();
  await openReady(page, "/doctor-consultation");
  await expect(page.getByRole("main")).toContainText("Dr. Kavita Rao");
  // The phone takes the first two free times of the last day in reach, the desktop the last two, a second try others.
  await page
    .getByRole("link", { name: /\d left$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/date=/);
  const day = page.url();
  const times = page.locator('input[name="slot"][value^="20"]:enabled');
  // The day before stands until the new one is there.
  await expect(times.first()).toHaveAttribute(
    "value",
    new RegExp(`^${new URL(day).searchParams.get("date")}`),
  );
  const free = await times.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const [time, nextTime] = project.name === "phone" ? free : free.slice(-2);
  await choose(page, time!);
  await fillPerson(page, email);
  await expectUsable(page);
  await page.getByRole("button", { name: "Request Consultation" }).click();
  await expect(page).toHaveURL(/\/consultation\/[\w-]{32}$/);
  await expect(page.getByRole("main")).toContainText(`Booked: ${shown(time!)}`);
  await expect(page.getByRole("status").filter({ hasText: "request submitted successfully!" })).toHaveCount(
    1,
  );
  await expect(page.getByRole("link", { name: "Save to calendar" })).toBeVisible();
  expect(await readPost(email, /(\/consultation\/[\w-]{32})/)).toBe(new URL(page.url()).pathname);

  const other = await browser.newPage();
  await other.goto(day);
  await expect(other.locator(`input[name="slot"][value="${time}"]`)).toBeDisabled();

  await page.getByText("Choose another time").click();
  // The same day, which is not the last one in reach any more when midnight strikes in between.
  await page.locator(`a[href*="date=${new URL(day).searchParams.get("date")}"]`).click();
  await expect(page).toHaveURL(/date=/);
  await choose(page, nextTime!);
  await page.getByRole("button", { name: "Take this time" }).click();
  await expect(page.getByRole("main")).toContainText(shown(nextTime!));
  await other.reload();
  await expect(other.locator(`input[name="slot"][value="${time}"]`)).toBeEnabled();
  await expect(other.locator(`input[name="slot"][value="${nextTime}"]`)).toBeDisabled();
  await other.close();
});

test("a day before today cannot be chosen", async ({ page }) => {
  const before = indiaDate(new Date());
  await page.goto("/doctor-consultation");
  const earliest = await page.getByLabel("Preferred Date").getAttribute("min");
  // Midnight may strike in between.
  expect([before, indiaDate(new Date())]).toContain(earliest);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a request is asked for and acknowledged", async ({ page }) => {
    const { email } = newcomer();
    await page.goto("/doctor-consultation");
    await fillRequest(page, email);
    await page.getByLabel("Age", { exact: true }).fill("7");
    await page.getByRole("button", { name: "Request Consultation" }).click();
    await expect(page.getByRole("main")).toContainText("Enter the name of the parent or guardian");
    await page.locator('[name="guardianName"]').fill("Sita Devi");
    await page.locator('[name="guardianRelation"]').selectOption("mother");
    await page.locator('[name="guardianPhone"]').fill("98110 24681");
    await page.locator('[name="guardianConsent"]').check();
    await page.getByRole("button", { name: "Request Consultation" }).click();
    await expect(page).toHaveURL(/\/consultation\/[\w-]{32}$/);
    // Said in a <noscript>, which the reading of texts passes over.
    expect(await page.content()).toContain("Consultation request submitted successfully!");
  });
});

async function fillRequest(page: Page, email: string): Promise<void> {
  const day = addDays(indiaDate(new Date()), 4);
  await page.getByLabel("Preferred Date").fill(day);
  await page.getByLabel("Preferred Time").selectOption("morning");
  await fillPerson(page, email);
}

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full Name").fill("Rakesh Kumar");
  await page.getByLabel("Email").fill(email);
  await page.locator('[name="phone"]').fill(somePhone());
  await page.getByLabel("Age", { exact: true }).fill("58");
  await page.getByLabel("Gender").selectOption("male");
  await page.getByLabel("Main Health Complaints").fill("Knee stiffness in the morning");
  await page.locator('[name="healthConsent"]').check();
}

/** How the page tells a time. */
function shown(time: string): string {
  const at = new Date(time);
  return `${formatDay(indiaDate(at))}, ${formatTime(indiaMinutes(at))}`;
}

/** Picks a time as a finger does: by what is seen, which lies over the radio button. */
async function choose(page: Page, time: string): Promise<void> {
  await page
    .locator("label.slot")
    .filter({ has: page.locator(`input[value="${time}"]`) })
    .click();
  await expect(page.locator(`input[value="${time}"]`)).toBeChecked();
}
