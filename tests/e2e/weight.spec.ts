import { expect, test } from "@playwright/test";

const BUDGETS = { javascript: 130_000, css: 20_000, font: 60_000 };
const TYPES = { javascript: /javascript/, css: /text\/css/, font: /font/ };

const SCREENS = [
  "/",
  "/shop",
  "/shop?view=all",
  "/product/arnica-montana-30-ch-sbl-30-ml",
  "/faq",
  "/about",
  "/gallery",
  "/diseases/digestive-system/acidity",
  "/location/vatika-city",
  "/cart",
  "/contact",
  "/bulk-order",
  "/doctor-consultation",
  "/login",
];

for (const path of SCREENS) {
  test(`a first visit of ${path} stays within its weight`, async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    const types = new Map<string, string>();
    const bytes = { javascript: 0, css: 0, font: 0 };
    client.on("Network.responseReceived", ({ requestId, response }) =>
      types.set(requestId, response.mimeType),
    );
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      for (const [kind, pattern] of Object.entries(TYPES)) {
        if (pattern.test(types.get(requestId) ?? "")) bytes[kind as keyof typeof bytes] += encodedDataLength;
      }
    });
    await page.goto(path, { waitUntil: "networkidle" });
    for (const kind of ["javascript", "css", "font"] as const) {
      expect(bytes[kind], `${kind} of ${path}`).toBeGreaterThan(0);
      expect(bytes[kind], `${kind} of ${path}`).toBeLessThan(BUDGETS[kind]);
    }
  });
}
