import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { consultations } from "#app/db/schema/clinic.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { FIRST_VISIT_BYTES } from "#server/bundle/budgets.ts";
import { sendQuote } from "#tests/support/ask-the-shop.ts";
import { placeTestOrder } from "#tests/support/fixtures.ts";
import { type Newcomer, newcomer, registerAndConfirm, signIn, somePhone } from "#tests/support/newcomer.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { test } from "#tests/support/visitor-test.ts";

const TYPES = { javascript: /javascript/, css: /text\/css/, font: /font/ };
const KINDS = ["javascript", "css", "font"] as const;
const ARNICA = "arnica-montana-30-ch-sbl-30-ml";

const SCREENS = [
  "/",
  "/shop",
  "/shop?view=all",
  `/product/${ARNICA}`,
  "/faq",
  "/about",
  "/gallery",
  "/diseases/digestive-system/acidity",
  "/remedy/arnica-montana",
  "/category/cough-and-cold",
  "/brand/sbl",
  "/location/vatika-city",
  "/cart",
  "/contact",
  "/bulk-order",
  "/doctor-consultation",
  "/login",
  "/login/code",
  "/register",
];

for (const path of SCREENS) {
  test(`a first visit of ${path} stays within its weight`, async ({ page }) => {
    await expectLight(page, path);
  });
}

test("a person's own pages, a quote and the ends of checkout stay within their weight", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "phone", "one screen size is enough");
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await page.goto("/login?returnTo=%2Fprofile");
  await signIn(page, asha);
  await expect(page).toHaveURL(/\/profile$/);
  const headers = { origin: process.env.SHOP_ORIGIN! };
  await page.request.post("/cart", { headers, form: { intent: "add", slug: ARNICA, quantity: "1" } });
  const { number, inCash, byUpi, quote, consultation } = await inShopDatabase(
    process.env.SHOP_DATA_DIR!,
    (db) => buyAndAsk(db, asha),
  );
  for (const path of [
    "/profile",
    "/profile/security",
    "/profile/passkeys",
    "/profile/second-factor",
    "/orders",
    `/orders/${number}`,
    "/consultations",
    "/wishlist",
    "/checkout",
    `/checkout/thank-you/${inCash}`,
    `/checkout/pay/${byUpi}`,
    `/track-order/${inCash}`,
    `/quote/${quote}`,
    `/consultation/${consultation}`,
  ])
    await expectLight(page, path);
});

/** Two orders, a visit to the doctor and a quote. */
async function buyAndAsk(db: Parameters<typeof sendQuote>[0], { name, email }: Newcomer) {
  const order = { lines: [{ slug: ARNICA, quantity: 1 }], now: new Date() };
  const buyer = { name, email, phone: somePhone() };
  const inCash = await placeTestOrder(db, { ...order, form: buyer });
  const byUpi = await placeTestOrder(db, { ...order, form: { ...buyer, paymentMethod: "upi" } });
  const [person] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  const visit = { profileId: person!.id, name };
  await issueTestPrescription(db, { lines: [draftLine()], now: new Date(), visit });
  const quote = await sendQuote(db, name);
  const [consultation] = await db
    .select({ token: consultations.token })
    .from(consultations)
    .where(eq(consultations.profileId, person!.id));
  return {
    number: inCash.number,
    inCash: inCash.trackingToken,
    byUpi: byUpi.trackingToken,
    quote: quote.token,
    consultation: consultation!.token,
  };
}

async function expectLight(page: Page, path: string): Promise<void> {
  const bytes = await weigh(page, path);
  for (const kind of KINDS) {
    expect.soft(bytes[kind], `${kind} of ${path}`).toBeGreaterThan(0);
    expect.soft(bytes[kind], `${kind} of ${path}`).toBeLessThan(FIRST_VISIT_BYTES[kind]);
  }
}

/** What a first visit of that page brings, as Chromium counts it. */
async function weigh(page: Page, path: string): Promise<Record<(typeof KINDS)[number], number>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  const types = new Map<string, string>();
  const bytes = { javascript: 0, css: 0, font: 0 };
  client.on("Network.responseReceived", ({ requestId, response }) => types.set(requestId, response.mimeType));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    for (const kind of KINDS)
      if (TYPES[kind].test(types.get(requestId) ?? "")) bytes[kind] += encodedDataLength;
  });
  const answer = await page.goto(path);
  // Its scripts come once it is loaded and idle, and bring what they need.
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  expect(new URL(answer!.url()).pathname, "where it leads").toBe(path.replace(/\?.*/, ""));
  await client.detach();
  return bytes;
}
