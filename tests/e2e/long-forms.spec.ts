import { expect } from "@playwright/test";
import { openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const UNREACHED = "The shop could not be reached. What you typed is still here";

for (const [path, long, button] of [
  ["/contact", "Message", "Send Message"],
  ["/bulk-order", "Your Requirements", "Submit Request"],
  ["/distributor-signup", "Shop or firm", undefined],
  ["/doctor-consultation", "Main Health Complaints", undefined],
] as const)
  test(`without a connection ${path} keeps what was typed and says so, and the next press sends it`, async ({
    page,
    context,
  }) => {
    await openReady(page, path);
    const form = page.locator(`form[action^="${path}"]`);
    await form.locator('[name="name"]').fill("Asha Devi");
    const field = form.locator(
      'textarea[name="message"], textarea[name="mainComplaints"], [name="organization"]',
    );
    await field.last().fill("Twelve lines that nobody types twice");
    const send = button
      ? form.getByRole("button", { name: button }).last()
      : form.locator('button:not([aria-hidden="true"])').last();
    await context.setOffline(true);
    await send.click();
    await expect(page.getByText(UNREACHED).first()).toBeVisible();
    await expect(field.last(), long).toHaveValue("Twelve lines that nobody types twice");
    await expect(form.locator('[name="name"]')).toHaveValue("Asha Devi");
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      "Twelve lines",
    );

    await context.setOffline(false);
    await send.click();
    // It reaches the shop, which names what is still missing.
    await expect(page.locator('[role="alert"] a[href="#email"]')).toBeVisible();
    await expect(field.last()).toHaveValue("Twelve lines that nobody types twice");
  });
