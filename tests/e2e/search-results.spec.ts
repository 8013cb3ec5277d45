import { expect } from "@playwright/test";
import { openReady } from "#tests/support/shopper.ts";
import { expectUsable, listenForComplaints } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const SEARCHES = [
  "lycopodum 30",
  "arnica 30",
  "arnica 30x",
  "khansi ki dawa",
  "sugar ki dawa",
  "chest pain",
  "paracetamol",
  "absinthium q",
  "track order",
];
const addressOf = (q: string) => `/shop?${new URLSearchParams({ q })}`;

for (const q of SEARCHES) {
  test(`what is said to ${q} can be read and used by everybody`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    await openReady(page, addressOf(q));
    await expectUsable(page);
    expect(complaints).toEqual([]);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`a correction leads back to the words as typed${javaScriptEnabled ? "" : " without JavaScript"}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(addressOf("lycopodum 30"));
    await page.getByRole("link", { name: "search for lycopodum 30 instead" }).click();
    await expect(page).toHaveURL(/spelling=typed/);
    await page.getByRole("link", { name: "search for lycopodium 30 instead" }).click();
    await expect(page).not.toHaveURL(/spelling/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/results for “lycopodium 30”$/);
    await context.close();
  });
}
