import type { Page } from "@playwright/test";

/** What somebody had to do: presses of the screen or of Enter, and signs typed. */
type Effort = { taps: number; characters: number };

const KEY = "materia-test-effort";

/** Counts from now on, on every page of this browser tab, each press and each key as the page hears it. */
export async function countTaps(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(hearEffort, KEY);
  return () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key)!) as Effort, KEY);
}

function hearEffort(key: string) {
  const effort = JSON.parse(sessionStorage.getItem(key) ?? '{"taps":0,"characters":0}');
  const write = () => sessionStorage.setItem(key, JSON.stringify(effort));
  write();
  addEventListener("pointerdown", () => count("taps"), true);
  addEventListener("keydown", (event) => event.key === "Enter" && count("taps"), true);
  addEventListener("keydown", (event) => event.key.length === 1 && count("characters"), true);

  function count(what: "taps" | "characters") {
    effort[what]++;
    write();
  }
}
