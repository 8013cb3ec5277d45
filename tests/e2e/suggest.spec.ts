import { expect } from "@playwright/test";
import { smallTargets } from "#tests/support/fit.ts";
import { holdAnswers, searchStatus, suggestionList, typeSearch } from "#tests/support/search-while-typing.ts";
import { openReady, searchField } from "#tests/support/shopper.ts";
import { expectUsable, listenForComplaints } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const isAbout = (q: string) => new RegExp(`/api/suggest\\?q=${q}$`);

test("words begun are offered in named groups, told to screen readers as a list of a field", async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await openReady(page, "/");
  const field = searchField(page);
  await expect(field).toHaveRole("combobox");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await typeSearch(page, "arn");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(field).toHaveAttribute("aria-autocomplete", "list");
  const listId = (await suggestionList(page).getAttribute("id"))!;
  await expect(field).toHaveAttribute("aria-controls", listId);
  const medicines = suggestionList(page).getByRole("group", { name: "Medicines" });
  await expect(medicines.getByRole("option").first()).toContainText("Arnica");
  await expect(medicines.getByRole("option").first().locator("b").first()).toHaveText("Arn");
  const options = await suggestionList(page).getByRole("option").count();
  await expect(searchStatus(page)).toHaveText(
    options === 2 ? /^1 suggestion\. / : new RegExp(`^${options - 1} suggestions\\. `),
  );
  await expectUsable(page);
  expect(complaints).toEqual([]);
});

test("arrow keys choose, Home and End stay in the field, Enter opens what is chosen", async ({ page }) => {
  await typeSearch(page, "arn");
  const field = searchField(page);
  const options = suggestionList(page).getByRole("option");
  const { keyboard } = page;
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.nth(1).getAttribute("id"))!);
  await expect(field).toBeFocused();
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowUp");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await keyboard.press("Home");
  await expect(suggestionList(page).locator("[aria-selected=true]")).toHaveCount(0);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await keyboard.press("ArrowDown");
  const chosen = (await options.first().getAttribute("href"))!;
  await keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname + url.search === chosen);
  await expect(suggestionList(page)).toBeHidden();
});

test("Escape closes the list and then empties the field; Tab leaves it; Enter without a choice searches", async ({
  page,
}, { project }) => {
  test.skip(project.name === "phone", "Phones have no such keys.");
  await typeSearch(page, "arn");
  const field = searchField(page);
  const { keyboard } = page;
  await keyboard.press("Escape");
  await expect(suggestionList(page)).toBeHidden();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveValue("arn");
  await keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await keyboard.type("bell");
  await expect(suggestionList(page)).toBeVisible();
  await keyboard.press("Tab");
  await expect(suggestionList(page)).toBeHidden();
  await expect(field).not.toBeFocused();
  await expect(page.getByRole("search").locator(":focus")).toHaveCount(1);
  await keyboard.press("Shift+Tab");
  await expect(field).toBeFocused();
  await keyboard.press("Alt+ArrowDown");
  await expect(suggestionList(page)).toBeVisible();
  await keyboard.press("Alt+ArrowUp");
  await expect(suggestionList(page)).toBeHidden();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shop\?q=bell$/);
});

test("letters that are put together keep Enter and Escape for themselves", async ({ page }) => {
  await typeSearch(page, "arn");
  const used = await searchField(page).evaluate((input) =>
    ["Enter", "Escape", "ArrowDown"].map((key) => {
      const event = new KeyboardEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true });
      input.dispatchEvent(event);
      return event.defaultPrevented;
    }),
  );
  expect(used).toEqual([false, false, false]);
  await expect(suggestionList(page)).toBeVisible();
});

test("what is typed before the help has come is not lost", async ({ page }) => {
  await openReady(page, "/");
  const scripts = await holdAnswers(page, "**/assets/*.js");
  const field = searchField(page);
  await field.click();
  await field.pressSequentially("arn");
  expect(scripts.asked()).toBeGreaterThan(0);
  await expect(suggestionList(page)).toBeHidden();
  scripts.letGo();
  await expect(suggestionList(page).getByRole("option").first()).toContainText("Arnica");
  await field.press("End");
  await field.pressSequentially("i");
  await expect(field).toHaveValue("arni");
});

test("what is typed while the help is being drawn, before it listens, is not lost", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: unknown[]) {
      if (args[0] === "input" && this instanceof HTMLFormElement && this.role === "search") {
        EventTarget.prototype.addEventListener = listen;
        const field = this.querySelector("input")!;
        field.value = "arnica 200";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return Reflect.apply(listen, this, args);
    } as typeof listen;
  });
  await openReady(page, "/");
  await searchField(page).click();
  await expect(page.getByRole("option", { name: "All results for “arnica 200”" })).toBeVisible();
});

test("a late answer to older letters changes nothing, and going back a letter asks nobody", async ({
  page,
}) => {
  await typeSearch(page, "ar");
  const field = searchField(page);
  const late = await holdAnswers(page, isAbout("nux"));
  await field.fill("nux");
  await expect.poll(late.asked).toBe(1);
  await field.fill("arn");
  const first = suggestionList(page).getByRole("option").first();
  await expect(first).toContainText("Arnica");
  late.letGo();
  const again = await holdAnswers(page, isAbout("ar"));
  await field.press("End");
  await field.press("Backspace");
  await expect(page.getByRole("option", { name: "All results for “ar”" })).toBeVisible();
  await expect(first).toContainText(/^Ar/);
  await expect(suggestionList(page)).not.toContainText("Nux");
  expect(again.asked()).toBe(0);
});

test("where the shop cannot be reached the field still searches", async ({ page }) => {
  await openReady(page, "/");
  await page.route("**/api/suggest?*", (route) => route.abort());
  const field = searchField(page);
  await field.click();
  await field.pressSequentially("arnica");
  await expect(searchStatus(page)).toHaveText("Suggestions did not load. Press Enter to search.");
  await expect(suggestionList(page).getByRole("option")).toHaveCount(1);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/shop\?q=arnica$/);
});

test("on a phone the search takes the whole screen, can be pressed everywhere, and gives it back", async ({
  page,
}, { project }) => {
  test.skip(project.name === "desktop", "Touch is the phone's.");
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await openReady(page, "/");
    const before = await page.evaluate(() => document.body.scrollHeight);
    await searchField(page).tap();
    const close = page.getByRole("button", { name: "Close search" });
    await expect(close).toBeVisible();
    await searchField(page).pressSequentially("arn");
    await expect(suggestionList(page).getByRole("option").nth(1)).toBeVisible();
    const panel = await page.getByRole("search").boundingBox();
    expect(panel).toMatchObject({ x: 0, y: 0, width });
    expect(await smallTargets(page.getByRole("search"))).toEqual([]);
    for (const option of await suggestionList(page).getByRole("option").all())
      expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(52);
    await close.tap();
    await expect(close).toBeHidden();
    await expect(searchField(page)).not.toBeFocused();
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before);
  }
  await searchField(page).tap();
  const option = suggestionList(page).getByRole("option").first();
  const to = (await option.getAttribute("href"))!;
  await option.tap();
  await expect(page).toHaveURL((url) => url.pathname === to);
  await expect(page.getByRole("button", { name: "Close search" })).toBeHidden();
});

test("with letters of twice the size nothing is cut or hangs over", async ({ page }) => {
  await typeSearch(page, "arn");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const faults = await page
    .getByRole("search")
    .evaluate((form) =>
      [
        ...form.querySelectorAll<HTMLElement>(
          ".suggest-row, .suggest-row > span, .suggest-all, .suggest-title",
        ),
      ]
        .filter(
          (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
        )
        .map((each) => `${each.className}: ${each.textContent}`),
    );
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a key is answered with a new list before anything else happens, also on a slow phone", async ({
  page,
}, { project }) => {
  test.skip(project.name === "desktop", "a phone is the slower one");
  await typeSearch(page, "a");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const keys: Heard[] = [];
  for (const word of ["arnica", "belladonna", "nux"]) {
    await searchField(page).fill(word[0]!);
    await expect(page.getByRole("option", { name: `All results for “${word[0]}”` })).toBeVisible();
    for (const letter of word.slice(1)) keys.push(await paintedAfter(letter));
  }
  const at = (of: (key: Heard) => number, part: number) =>
    Math.round(keys.map(of).toSorted((a, b) => a - b)[Math.floor(keys.length * part)]!);
  const said = (of: (key: Heard) => number) => `p50 ${at(of, 0.5)} ms, p95 ${at(of, 0.95)} ms`;
  process.stdout.write(
    `suggestions painted after a key, CPU four times slower: ${said((key) => key.waitMs)}; of it until the shop was asked ${said((key) => key.askedMs)}; until it had answered ${said((key) => key.answeredMs)}\n`,
  );

  /** From the key until a picture with the answer to it. */
  async function paintedAfter(letter: string): Promise<Heard> {
    const heard = await page.evaluateHandle(hearPaint);
    await page.keyboard.press(letter);
    const key = await heard.evaluate(({ done }) => done);
    expect(key.events).toEqual(["key", "asked and answered", "painted"]);
    return key;
  }
});

/** How long after a key the list for it was painted, how long until the shop was asked, and how long it took to answer. */
type Heard = { waitMs: number; askedMs: number; answeredMs: number; events: string[] };

/** In the page: what happens from the next key on until the list for it is there and painted. */
function hearPaint(): { done: Promise<Heard> } {
  const form = document.querySelector("[role=search]")!;
  const key = new Promise<KeyboardEvent>((resolve) =>
    form.addEventListener("keydown", (event) => resolve(event as KeyboardEvent), {
      once: true,
      capture: true,
    }),
  );
  return { done: untilPainted() };

  async function untilPainted() {
    const { timeStamp } = await key;
    const events = ["key"];
    const { startTime, responseEnd } = await listChanged(timeStamp);
    events.push("asked and answered");
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    events.push("painted");
    const [askedMs, answeredMs] = [startTime - timeStamp, responseEnd - startTime];
    return { waitMs: performance.now() - timeStamp, askedMs, answeredMs, events };
  }

  function listChanged(since: number): Promise<PerformanceResourceTiming> {
    return new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        const answered = performance
          .getEntriesByType("resource")
          .findLast(({ name, startTime }) => name.includes("/api/suggest") && startTime >= since);
        if (!answered || form.querySelector("[role=listbox]")?.ariaBusy !== "false") return;
        watcher.disconnect();
        resolve(answered as PerformanceResourceTiming);
      });
      watcher.observe(form, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the field is a plain form that searches", async ({ page }) => {
    await page.goto("/");
    const field = searchField(page);
    await expect(field).toHaveRole("searchbox");
    await expect(page.getByRole("search").getByRole("button")).toHaveCount(1);
    await field.fill("arnica");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/shop\?q=arnica$/);
  });
});
