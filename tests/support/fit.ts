import type { Locator, Page } from "@playwright/test";

/** Which buttons, headings and prices have more text than room, or hang over the window; a strip that scrolls sideways by itself may. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const windowWidth = document.documentElement.clientWidth;
    const seen = document.querySelectorAll<HTMLElement>(
      "button, .btn, h1, h2, h3, h4, .price, .potency, .logo b",
    );
    const faults = [...seen].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) return [];
      const text = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      if (getComputedStyle(element).display !== "inline" && element.scrollWidth > element.clientWidth + 1)
        return [`cut: ${text}`];
      return left < -1 || right > windowWidth + 1 ? (scrolls(element) ? [] : [`over the edge: ${text}`]) : [];
    });
    return document.documentElement.scrollWidth > windowWidth
      ? [...faults, "the page scrolls sideways"]
      : faults;

    function scrolls(element: HTMLElement): boolean {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return around !== document.body;
      return false;
    }
  });
}

/** Whether no bar of the shop lies over any part of it, and all of it is in the window. */
export function isFree(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const edge = (selector: string, side: "top" | "bottom", none: number) => {
      const bar = document.querySelector(selector);
      return bar?.checkVisibility() ? bar.getBoundingClientRect()[side] : none;
    };
    const foot = Math.min(
      edge(".sticky-action", "top", innerHeight),
      edge(".bottom-bar", "top", innerHeight),
    );
    return top >= edge(".site-header", "bottom", 0) && bottom <= foot;
  });
}

/** Whether any part of one lies over the other. */
export async function doOverlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return (
    a!.x < b!.x + b!.width && b!.x < a!.x + a!.width && a!.y < b!.y + b!.height && b!.y < a!.y + a!.height
  );
}
