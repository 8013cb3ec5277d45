import { expect, type Page } from "@playwright/test";
import { suggestionList } from "#tests/support/search-while-typing.ts";
import { openReady, searchField } from "#tests/support/shopper.ts";
import { expectUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const own = (page: Page) => suggestionList(page).getByRole("group", { name: "Your searches" });

async function search(page: Page, words: string): Promise<void> {
  await searchField(page).click();
  await searchField(page).fill(words);
  await expect(page.getByRole("option", { name: `All results for “${words}”` })).toBeVisible();
  await searchField(page).press("Enter");
  await seeResults(page, words);
}

async function seeResults(page: Page, words: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === words);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`“${words}”`);
}

async function emptyField(page: Page): Promise<void> {
  await searchField(page).fill("");
  await searchField(page).click();
}

test("searches made before are offered for an empty field and for words that begin so, until they are cleared", async ({
  page,
}) => {
  await openReady(page, "/");
  await search(page, "arnica 200");
  await search(page, "hair oil");
  await emptyField(page);
  await expect(own(page).getByRole("option")).toHaveText(["hair oil", "arnica 200"]);
  await expect(page.getByText("Your past searches are kept on this device only.")).toBeVisible();
  await expectUsable(page);

  await searchField(page).fill("arn");
  await expect(own(page).getByRole("option")).toHaveText(["arnica 200"]);
  await own(page).getByRole("option").click();
  await seeResults(page, "arnica 200");
  await emptyField(page);
  await expect(own(page).getByRole("option")).toHaveText(["arnica 200", "hair oil"]);

  await page.getByRole("button", { name: "Clear your past searches" }).click();
  await expect(own(page)).toBeHidden();
  await expect(searchField(page)).toBeFocused();
  await openReady(page, "/");
  await searchField(page).click();
  await searchField(page).fill("arn");
  await expect(suggestionList(page)).toBeVisible();
  await expect(own(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("arnica 200");
});

test("with the keyboard, the button that clears comes after the field", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "Phones have no Tab key.");
  await openReady(page, "/");
  await search(page, "nux vomica");
  await emptyField(page);
  await expect(own(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear your past searches" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(searchField(page)).toBeFocused();
  await expect(own(page)).toBeHidden();
});

test("past searches are sent to nobody", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ""}`),
  );
  await openReady(page, "/");
  await search(page, "white discharge");
  await openReady(page, "/about");
  const before = sent.length;
  await searchField(page).click();
  await expect(own(page).getByRole("option")).toHaveText(["white discharge"]);
  await searchField(page).fill("nux");
  await expect(page.getByRole("option", { name: "All results for “nux”" })).toBeVisible();
  await openReady(page, "/contact");
  expect(sent.length).toBeGreaterThan(before);
  expect(sent.slice(before).filter((request) => request.includes("discharge"))).toEqual([]);
});

test("a browser that keeps nothing searches all the same, and knows the searches of the open page", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    }),
  );
  await openReady(page, "/");
  await search(page, "arnica 200");
  await emptyField(page);
  await expect(own(page).getByRole("option")).toHaveText(["arnica 200"]);
  await page.getByRole("button", { name: "Clear your past searches" }).click();
  await expect(own(page)).toBeHidden();
  expect(faults).toEqual([]);
});
