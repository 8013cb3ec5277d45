import { expect, type Locator, type Page } from "@playwright/test";
import { openReady, searchField } from "#tests/support/shopper.ts";

/** The list below the search field of the header. */
export function suggestionList(page: Page): Locator {
  return page.getByRole("listbox", { name: "Suggestions" });
}

/** What screen readers are told of it. */
export function searchStatus(page: Page): Locator {
  return page.getByRole("search").locator(":scope > [role=status]");
}

/** Opens a page and types so into its search field that the suggestions for just these words are there. */
export async function typeSearch(page: Page, words: string, { on = "/" } = {}): Promise<void> {
  await openReady(page, on);
  await searchField(page).click();
  await searchField(page).pressSequentially(words);
  await expect(page.getByRole("option", { name: `All results for “${words}”` })).toBeVisible();
  await expect(suggestionList(page)).toHaveAttribute("aria-busy", "false");
  await expect(searchStatus(page)).toHaveText(/^\d+ suggestions?\. |^No suggestions\. /);
}

/** Holds what is asked of an address back until the answer is called; gives how often it was asked. */
export async function holdAnswers(page: Page, address: string | RegExp) {
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(address, async (route) => {
    asked++;
    await gate.promise;
    // The page may no longer wait for it.
    await route.continue().catch(() => undefined);
  });
  return { letGo: () => gate.resolve(), asked: () => asked };
}
