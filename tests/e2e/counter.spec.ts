import { expect, type Page } from "@playwright/test";
import { enterOffice } from "#tests/support/enter-office.ts";
import { expectUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const FIVE_LINES = ["arn 30 *2", "nux 200", "bell 30", "r10", "rhus 30 *3"];
// Half a minute at two keys a second; the seconds of a busy machine would say nothing about the counter.
const MOST_KEYS = 60;

const addField = (page: Page) => page.getByRole("combobox", { name: "Add a medicine" });
const linesOf = (page: Page) => page.getByRole("list", { name: "Bill" }).getByRole("listitem");

/** Opens the counter and waits for its scripts: without them Enter asks which pack is meant. */
async function openCounter(page: Page): Promise<void> {
  await page.goto("/admin/counter", { waitUntil: "networkidle" });
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

test("with the keyboard alone five lines are sold for cash in half a minute, and the next bill begins at once", async ({
  page,
}, { project }) => {
  test.skip(project.name === "phone", "Phones have no function keys.");
  await enterOffice(page);
  await openCounter(page);
  await expect(addField(page)).toBeFocused();
  const { keyboard } = page;

  const keysPressed = await countKeys(page);
  for (const typed of FIVE_LINES) {
    const count = await linesOf(page).count();
    await keyboard.type(typed);
    await keyboard.press("Enter");
    await expect(linesOf(page)).toHaveCount(count + 1);
    await expect(addField(page)).toHaveValue("");
  }
  await keyboard.press("F8");
  await keyboard.type("5000");
  await keyboard.press("Enter");
  await expect(page.getByText(/^Sold: SH-/)).toBeVisible();
  expect(await keysPressed()).toBeLessThan(MOST_KEYS);

  await expect(page.getByText(/^Change: ₹/)).toBeVisible();
  await expect(addField(page)).toBeFocused();
  await expect(page.getByText("Nothing on the bill yet.")).toBeVisible();
  const receipt = page.context().waitForEvent("page");
  await keyboard.press("F7");
  const paper = (await receipt).getByRole("article");
  await expect(paper).toContainText(/Tax invoice\s*C\/\d\d-\d\d\/\d{5}/);
  await expect(paper).toContainText(/1\. Arnica Montana 30 CH.*2 × 110\.00\s*220\.00/);
  await expect(paper).toContainText(/Cash\s*1,075\.00/);
});

test("a reload leaves an unfinished bill on the screen; a sale whose answer was lost is made once", async ({
  page,
}) => {
  await enterOffice(page);
  await openCounter(page);
  await addField(page).fill("arn 30 *2");
  await addField(page).press("Enter");
  await expect(linesOf(page)).toHaveCount(1);
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText(/^Unfinished bill from .+ restored/)).toBeVisible();
  await expect(linesOf(page)).toHaveCount(1);
  await expect(linesOf(page).getByRole("spinbutton")).toHaveValue("2");
  await expectUsable(page, { width: 360 });

  await page.getByRole("link", { name: "New bill" }).click();
  await expect(linesOf(page)).toHaveCount(0);
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText("Nothing on the bill yet.")).toBeVisible();

  await addField(page).fill("nux 200");
  await addField(page).press("Enter");
  await expect(linesOf(page)).toHaveCount(1);
  await page.route("**/admin/counter.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  await page.locator('button[value="cash"]').click();
  await expect(page.getByText("The shop could not be reached.")).toBeVisible();
  await expect(linesOf(page)).toHaveCount(1);
  await page.unroute("**/admin/counter.data*");
  await page.reload({ waitUntil: "networkidle" });
  await expect(linesOf(page)).toHaveCount(1);
  await page.locator('button[value="cash"]').click();
  await expect(page.getByText(/^Sold: SH-/)).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText("Nothing on the bill yet.")).toBeVisible();
});

test("arrow keys choose among matches, a quantity is typed over, Delete takes a line off, F9 is UPI", async ({
  page,
}, { project }) => {
  test.skip(project.name === "phone", "Phones have no arrow keys.");
  await enterOffice(page);
  await openCounter(page);
  const { keyboard } = page;
  await keyboard.type("arn 200");
  const options = page.getByRole("option");
  // Matches of "a" alone come first.
  await expect(options.nth(1)).toContainText("200 CH");
  const second = (await options.nth(1).locator("b").textContent())!;
  const brand = (await options.nth(1).locator("b + span").textContent())!;
  await keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expectUsable(page, { width: 360 });
  await keyboard.press("Enter");
  await expect(linesOf(page).first()).toContainText(`${second} ${brand}`);
  await keyboard.type("nux 30");
  await keyboard.press("Enter");
  await expect(linesOf(page)).toHaveCount(2);
  await page.getByLabel(/^Packs of Nux/).focus();
  await keyboard.press("Delete");
  await expect(linesOf(page)).toHaveCount(1);
  await expect(addField(page)).toBeFocused();
  await page.getByLabel(/^Packs of Arnica/).selectText();
  await keyboard.type("4");
  await keyboard.press("Enter");
  await expect(page.getByText("(4 packs)")).toBeVisible();
  await keyboard.press("F9");
  await expect(page.getByRole("img", { name: /^QR code to pay ₹/ })).toBeVisible();
  await keyboard.press("F9");
  await expect(page.getByText(/^Sold: SH-/)).toBeVisible();
});

test("on a phone lines are tapped in, a pasted list is taken over and the customer pays by UPI", async ({
  page,
}, { project }) => {
  test.skip(project.name === "desktop", "Touch is the phone's.");
  await enterOffice(page);
  await openCounter(page);
  await addField(page).fill("bell 30");
  await page.getByRole("option").first().tap();
  await expect(linesOf(page)).toHaveCount(1);
  await page.getByText("Paste a list").tap();
  await page.getByLabel("One medicine per line").fill("Rhus tox 30 x 2\nno such thing at all");
  await page.getByRole("button", { name: "Read the list" }).tap();
  await expect(page.getByLabel("Medicine for “no such thing at all”")).toHaveValue("none");
  const rhus = page.getByLabel("Medicine for “Rhus tox 30”");
  await expect(rhus).toHaveValue("");
  await rhus.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Take these" }).tap();
  await expect(linesOf(page)).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByLabel("Phone").fill("9811000888");
  await page.getByRole("button", { name: "UPI received" }).tap();
  await expect(page.getByText(/^Sold: SH-/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an order by phone is written line by line, told its total and placed", async ({ page }) => {
    await enterOffice(page);
    await page.goto("/admin/counter?mode=phone");
    await addField(page).fill("ruta 30 *2");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const choice = page.getByRole("group", { name: /^Which one is/ }).getByRole("button");
    if ((await choice.count()) > 0) await choice.first().click();
    await expect(linesOf(page)).toHaveCount(1);
    await page.getByLabel("Name", { exact: true }).fill("Kavita Sharma");
    await page.getByLabel("Phone", { exact: true }).fill("9811000999");
    await page.getByLabel("PIN code", { exact: true }).fill("122103");
    await page.getByLabel("House, street and area").fill("House 7, Ward 2");
    await page.getByRole("button", { name: "Delivery and total" }).click();
    await page.getByRole("button", { name: /^Place order, ₹/ }).click();
    await expect(page.getByText(/^Order SH-\S+ is placed\./)).toBeVisible();
    await page.getByRole("link", { name: "To the order" }).click();
    await expect(page.getByRole("main")).toContainText("Phone or message");
    await expect(page.getByRole("main")).toContainText("Sohna");
  });
});

test("a scanner's packs come onto the bill as fast as it types, and one that nobody keeps is told", async ({
  page,
}, { project }) => {
  test.skip(project.name === "phone", "Scanners hang on the till.");
  await enterOffice(page);
  const { keyboard } = page;
  await openCounter(page);
  for (const sku of ["SBL-ACON-6CH-30ML", "SBL-ALF-Q-30ML", "SBL-ACON-6CH-30ML"]) {
    await keyboard.type(sku);
    await keyboard.press("Enter");
  }
  await expect(linesOf(page)).toHaveCount(2);
  await expect(page.getByLabel(/^Packs of Aconitum/)).toHaveValue("2");
  await expect(addField(page)).toHaveValue("");
  await keyboard.type("8901030865282");
  await keyboard.press("Enter");
  const missed = page.getByText("No medicine for “8901030865282”.");
  await expect(missed).toBeVisible();
  await keyboard.type("SBL-ALF-Q-30ML");
  await keyboard.press("Enter");
  await expect(page.getByLabel(/^Packs of Alfalfa/)).toHaveValue("2");
  await expect(linesOf(page)).toHaveCount(2);
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await keyboard.press("Enter");
  await answered;
  await expect(missed).toBeVisible();
  await page.getByRole("button", { name: /^Dismiss: No medicine for “8901030865282”/ }).click();
  await expect(missed).toBeHidden();
  await expect(addField(page)).toBeFocused();
});

test("nothing is paid while a scanned pack is still looked up", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "Scanners hang on the till.");
  await enterOffice(page);
  const { keyboard } = page;
  await openCounter(page);
  await keyboard.type("SBL-ACON-6CH-30ML");
  await keyboard.press("Enter");
  await expect(linesOf(page)).toHaveCount(1);
  const answer = Promise.withResolvers<void>();
  await page.route("**/admin/counter/products?*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await keyboard.type("SBL-ALF-Q-30ML");
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Cash/ })).toBeDisabled();
  await expect(page.getByRole("button", { name: /^UPI received/ })).toBeDisabled();
  await keyboard.press("F8");
  await keyboard.type("5000");
  await keyboard.press("F8");
  await keyboard.press("Enter");
  answer.resolve();
  await expect(linesOf(page)).toHaveCount(2);
  await expect(page.getByText(/^Sold: SH-/)).toBeHidden();
  await keyboard.press("F8");
  await keyboard.press("Enter");
  await expect(page.getByText(/^Sold: SH-/)).toBeVisible();
});

/** Counts the keys that are pressed from now on, as the page hears them; gives the way to read the count. */
async function countKeys(page: Page): Promise<() => Promise<number>> {
  const keys = await page.evaluateHandle(() => {
    const count = { pressed: 0 };
    window.addEventListener("keydown", () => count.pressed++, true);
    return count;
  });
  return () => keys.evaluate(({ pressed }) => pressed);
}
