import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { newcomer } from "#tests/support/newcomer.ts";
import { readPost } from "#tests/support/post.ts";
import { report } from "#tests/support/sample-files.ts";
import { openReady } from "#tests/support/shopper.ts";

test("a patient asks for a consultation, sends a report, gets the letter and cancels", async ({ page }) => {
  const { email } = newcomer();
  await openReady(page, "/doctor-consultation");
  await page.getByRole("button", { name: "Request Consultation" }).click();
  const alert = page.getByRole("alert").first();
  await expect(alert).toContainText("Please fill all required fields");
  await expect(alert).toBeFocused();

  await fillRequest(page, email);
  await page.getByLabel("Phone").fill("12345");
  await page.getByRole("button", { name: "Request Consultation" }).click();
  await expect(alert).toContainText("Please enter a valid 10-digit phone number");
  await expect(page.getByLabel("Main Health Complaints")).toHaveValue("Knee stiffness in the morning");
  await page.getByLabel("Phone").fill("98110 24680");
  await page.getByRole("button", { name: "Request Consultation" }).click();

  await expect(page).toHaveURL(/\/consultation\/[\w-]{32}$/);
  await expect(page.getByText("Consultation request submitted successfully!").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Consultation CO\d\d-\d{4}-\d{4}$/);
  expect(await readPost(email, /(\/consultation\/[\w-]{32})/)).toBe(new URL(page.url()).pathname);

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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.getByText("Cancel this consultation").click();
  await page.getByRole("button", { name: "Cancel consultation" }).click();
  await expect(page.getByText("This consultation will not take place.")).toBeVisible();
});

test("today's times that are over cannot be chosen, nor a day before today", async ({ page }) => {
  await page.goto("/doctor-consultation");
  const today = new Date(Date.now() + 330 * 60_000).toISOString();
  await expect(page.getByLabel("Preferred Date")).toHaveAttribute("min", today.slice(0, 10));
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a request is asked for and acknowledged", async ({ page }) => {
    const { email } = newcomer();
    await page.goto("/doctor-consultation");
    await fillRequest(page, email);
    await page.getByLabel("Age").fill("7");
    await page.getByRole("button", { name: "Request Consultation" }).click();
    await expect(page.getByRole("main")).toContainText("Enter the name of the parent or guardian");
    await page.getByLabel("Parent or guardian").fill("Sita Devi");
    await page.getByRole("button", { name: "Request Consultation" }).click();
    await expect(page).toHaveURL(/\/consultation\/[\w-]{32}$/);
    // Said in a <noscript>, which the reading of texts passes over.
    expect(await page.content()).toContain("Consultation request submitted successfully!");
  });
});

async function fillRequest(page: Page, email: string): Promise<void> {
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Preferred Date").fill(day);
  await page.getByLabel("Preferred Time").selectOption("morning");
  await page.getByLabel("Full Name").fill("Rakesh Kumar");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("98110 24680");
  await page.getByLabel("Age").fill("58");
  await page.getByLabel("Gender").selectOption("male");
  await page.getByLabel("Main Health Complaints").fill("Knee stiffness in the morning");
}
