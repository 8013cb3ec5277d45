import type { Locator, Page } from "@playwright/test";
import { layOutAll } from "#tests/support/lay-out-all.ts";

/** Which buttons, headings and prices have more text than room, or hang over the window; a strip that scrolls sideways by itself may. */
export async function clippedTexts(page: Page): Promise<string[]> {
  await layOutAll(page);
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

/**
 * What can be pressed there and is less than 44 px wide or high, found by asking what lies under it and around it: a label counts
 * for its field, and a whole card for its link. As in WCAG 2.5.8, links inside a sentence may be as high as its line.
 */
export function smallTargets(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const TARGETS = "a[href], button, summary, input:not([type=hidden]), select, textarea";
    const LEAST_PX = 44;
    return [...root.querySelectorAll<HTMLElement>(TARGETS)].flatMap((target) => {
      const place = target.closest("label") ?? target;
      if (
        !place.checkVisibility({ visibilityProperty: true }) ||
        isOutOfSight(target) ||
        isInSentence(target)
      )
        return [];
      place.scrollIntoView({ block: "center", inline: "center" });
      const { x, y, width, height } = place.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const wide = Math.max(width, reach(target, middle, -1, 0) + reach(target, middle, 1, 0));
      const high = Math.max(height, reach(target, middle, 0, -1) + reach(target, middle, 0, 1));
      if (Math.min(wide, high) > LEAST_PX - 0.5) return [];
      return [`${target.tagName} ${target.ariaLabel ?? target.textContent}: ${wide} x ${high}`];
    });

    /** How far from there in that direction a press still reaches the target. */
    function reach(target: HTMLElement, from: { x: number; y: number }, right: number, down: number): number {
      let px = 0;
      while (px < LEAST_PX && isOf(target, from.x + right * (px + 1), from.y + down * (px + 1))) px++;
      return px;
    }

    function isOf(target: HTMLElement, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      return !!hit && (target.contains(hit) || hit.closest("label")?.control === target);
    }

    /** Until it has the focus. */
    function isOutOfSight(target: HTMLElement): boolean {
      return target.offsetWidth <= 1 || target.getBoundingClientRect().bottom + scrollY < 0;
    }

    function isInSentence(target: HTMLElement): boolean {
      let block = target.parentElement!;
      while (getComputedStyle(block).display === "inline") block = block.parentElement!;
      const pressed = [...block.querySelectorAll("a, button")].map(({ textContent }) => textContent);
      const words = pressed.reduce((left, text) => left.replace(text, ""), block.textContent);
      return getComputedStyle(target).display === "inline" && /\w\w/.test(words);
    }
  });
}

/** What is animated, or would change its look over some time. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && Number(effect?.getComputedTiming().endTime) > 1,
      )
      .map((animation) => `runs: ${animation.id || animation.constructor.name}`);
    const styled = [...document.querySelectorAll("*")].flatMap((element) =>
      ["", "::before", "::after"].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const isAnimated = animationName !== "none" && isLong(animationDuration);
        const isMoving = isAnimated || isLong(transitionDuration) || scrollBehavior === "smooth";
        return isMoving ? [`${element.tagName}.${element.className}${part}`] : [];
      }),
    );
    return [...running, ...styled];

    function isLong(durations: string): boolean {
      return durations.split(",").some((duration) => Number.parseFloat(duration) > 0.001);
    }
  });
}
