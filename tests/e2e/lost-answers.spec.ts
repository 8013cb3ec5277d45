import { expect, type Page } from "@playwright/test";
import { consultations } from "#app/db/schema/clinic.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { newcomer, somePhone } from "#tests/support/newcomer.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const UNREACHED = /The shop could not be reached\.|We could not reach the shop/;

type Form = {
  path: string;
  button: string;
  /** A field that was typed, and what stays in it. */
  typed: [label: string, words: string];
  fill(page: Page): Promise<void>;
  done(page: Page): Promise<void>;
  kept: typeof enquiries | typeof consultations;
};

const FORMS: Record<string, Form> = {
  "a message to the shop": {
    path: "/contact",
    button: "Send Message",
    typed: ["Message", "Can I park at the shop?"],
    fill: (page) => page.getByRole("main").getByLabel("Subject").fill("Parking"),
    done: (page) => expect(page.getByText(/^Your message has been sent!/)).toBeVisible(),
    kept: enquiries,
  },
  "a bulk order": {
    path: "/bulk-order",
    button: "Submit Request",
    typed: ["Your Requirements", "24 of Arnica 30 each month"],
    fill: (page) => page.getByRole("main").getByText("Pharmacy", { exact: true }).click(),
    done: (page) => expect(page.getByText(/^Your bulk order request has been submitted/)).toBeVisible(),
    kept: enquiries,
  },
  "a request for a consultation": {
    path: "/doctor-consultation",
    button: "Request Consultation",
    typed: ["Main Health Complaints", "Knee stiffness in the morning"],
    async fill(page) {
      await page.getByLabel("Preferred Date").fill(addDays(indiaDate(new Date()), 4));
      await page.getByLabel("Preferred Time").selectOption("morning");
      await page.getByLabel("Age", { exact: true }).fill("58");
      await page.getByLabel("Gender").selectOption("male");
      await page.locator('[name="healthConsent"]').check();
    },
    done: (page) => expect(page).toHaveURL(/\/consultation\/[\w-]{32}$/),
    kept: consultations,
  },
};

for (const [name, { path, button, typed, fill, done, kept }] of Object.entries(FORMS))
  test(`${name} whose answer is lost stays as it was typed, and the next press sends it once`, async ({
    page,
  }) => {
    const { email } = newcomer();
    await openReady(page, path);
    const main = page.getByRole("main");
    await main.getByLabel("Full Name").fill("Rakesh Kumar");
    await main.getByLabel(/^Email/).fill(email);
    await main.locator('[name="phone"]').fill(somePhone());
    await main.getByLabel(typed[0]).fill(typed[1]);
    await fill(page);
    const sent = `**${path}.data*`;
    // The shop has heard it, and nobody hears its answer.
    await page.route(sent, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      // It came with a notice to be said on the next page, and the browser of a lost answer has no cookie of it.
      await page.context().clearCookies({ name: /notice$/ });
      await route.abort();
    });
    await main.getByRole("button", { name: button }).click();
    await expect(page.getByText(UNREACHED).first()).toBeVisible();
    await expect(main.getByLabel(typed[0])).toHaveValue(typed[1]);
    await expect(main.getByLabel("Full Name")).toHaveValue("Rakesh Kumar");

    await page.unroute(sent);
    await main.getByRole("button", { name: button }).click();
    await done(page);
    const all = await inShopDatabase(process.env.SHOP_DATA_DIR!, (db) => db.select().from(kept));
    expect(all.filter((one) => one.email === email)).toHaveLength(1);
  });
