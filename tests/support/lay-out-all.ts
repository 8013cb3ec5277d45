import type { Page } from "@playwright/test";

/** Lays out also what waits until it comes near (`content-visibility`), as somebody sees it who has gone through the whole page. */
export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.body.querySelectorAll<HTMLElement>("*"))
      if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
  });
}
