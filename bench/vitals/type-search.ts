import type { Browser } from "@playwright/test";
import { searchField } from "#tests/support/shopper.ts";
import { wake } from "./ask-phone.ts";
import { withPhone } from "./slow-phone.ts";

const TYPED = ["arnica 30", "khansi ki dawa", "bc 28"];
/** Longer than an answer takes, so that each key is measured alone. */
const PAUSE_MS = 500;

/** How long after each key of some searches the list of what was found for it was painted, over a line without a wait. */
export async function typeSearches(browser: Browser, origin: string): Promise<number[]> {
  const found: number[] = [];
  for (const typed of TYPED)
    found.push(
      ...(await withPhone(
        browser,
        origin,
        async ({ page }) => {
          await page.goto("/");
          await wake(page);
          await searchField(page).tap();
          await page.locator(".search-panel").waitFor();
          await page.evaluate(watchList);
          for (const key of typed) {
            await page.keyboard.press(key === " " ? "Space" : key);
            await page.waitForTimeout(PAUSE_MS);
          }
          return page.evaluate(() => (window as unknown as { painted: number[] }).painted);
        },
        { hasSlowLine: false },
      )),
    );
  return found;
}

/** Runs in the page: notes for each key when the list that answers it was painted. */
function watchList(): void {
  const painted: number[] = [];
  Object.assign(window, { painted });
  addEventListener(
    "keydown",
    ({ timeStamp, target }) => {
      const look = () => {
        const { value } = target as HTMLInputElement;
        const list = document.querySelector('.search-panel [role="listbox"][aria-busy="false"]');
        const all = list?.querySelector(".suggest-all")?.textContent;
        if (!all?.includes(`“${value.trim()}”`)) return void requestAnimationFrame(look);
        // The frame after the one that has the list: by then it is painted.
        requestAnimationFrame(() => painted.push(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
