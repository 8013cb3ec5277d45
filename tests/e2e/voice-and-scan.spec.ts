import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { giveCamera, giveEars, openCameras } from "#tests/support/browser-senses.ts";
import { suggestionList } from "#tests/support/search-while-typing.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { openReady, searchField } from "#tests/support/shopper.ts";
import { expectUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const ARNICA = "arnica-montana-30-ch-sbl-30-ml";
const BARCODE = "8901030865275";
const NOBODYS = "8901030865282";

const microphone = (page: Page) => page.getByRole("button", { name: "Search by voice" });
const scanner = (page: Page) => page.getByRole("button", { name: "Scan a barcode" });
const voice = (page: Page) => page.getByRole("group", { name: "Search by voice" });

test("the first press says who may hear a voice; what is heard can be changed and is searched for", async ({
  page,
}) => {
  const ears = await giveEars(page, ["arnica 200.", "nux vomica"], { under: "webkitSpeechRecognition" });
  await openReady(page, "/");
  await searchField(page).click();
  await microphone(page).click();
  await expect(voice(page)).toContainText("Its maker may receive your voice");
  await expect(voice(page).getByRole("button", { name: "Start" })).toBeFocused();
  expect((await ears()).language).toBeUndefined();
  await expectUsable(page);
  await voice(page).getByRole("button", { name: "Start" }).click();
  await expect(searchField(page)).toHaveValue("arnica 200");
  expect((await ears()).language).toBe("en-IN");
  await expect(voice(page)).toBeHidden();
  await expect(suggestionList(page).getByRole("option").first()).toContainText("Arnica");

  await microphone(page).click();
  await expect(searchField(page)).toHaveValue("nux vomica");
  await searchField(page).fill("nux vomica 30");
  await searchField(page).press("Enter");
  await expect(page).toHaveURL(/q=nux\+vomica\+30$/);
});

test("Hindi is chosen once for this device, and a fault is said in words", async ({ page }) => {
  const ears = await giveEars(page, ["…", "!no-speech", "!not-allowed", "अर्निका"]);
  await openReady(page, "/");
  await searchField(page).click();
  await microphone(page).click();
  await voice(page).getByRole("button", { name: "Start" }).click();
  await expect(voice(page).getByRole("status")).toHaveText(/^Listening\. /);
  await voice(page).getByRole("button", { name: "Hindi" }).click();
  await expect(voice(page).getByRole("status")).toHaveText("We heard nothing. Please try again.");
  await expect(voice(page).getByRole("button", { name: "Hindi" })).toHaveAttribute("aria-pressed", "true");
  expect((await ears()).language).toBe("hi-IN");
  await expectUsable(page);
  await voice(page).getByRole("button", { name: "Try again" }).click();
  await expect(voice(page).getByRole("status")).toContainText("The microphone is not allowed.");
  await voice(page).getByRole("button", { name: "Try again" }).click();
  await expect(searchField(page)).toHaveValue("अर्निका");
  await page.reload({ waitUntil: "networkidle" });
  await searchField(page).click();
  await microphone(page).click();
  await expect.poll(async () => (await ears()).language).toBe("hi-IN");
});

test("what is typed meanwhile ends the listening", async ({ page }) => {
  await giveEars(page, ["…"]);
  await openReady(page, "/");
  await searchField(page).click();
  await microphone(page).click();
  await voice(page).getByRole("button", { name: "Start" }).click();
  await expect(voice(page).getByRole("status")).toHaveText(/^Listening\. /);
  await searchField(page).pressSequentially("arn");
  await expect(voice(page)).toBeHidden();
  await expect(suggestionList(page)).toContainText("Arnica");
});

test("a browser without ears and eyes has no buttons for them", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition", "BarcodeDetector"])
      Reflect.deleteProperty(window, name);
  });
  await openReady(page, "/");
  await searchField(page).click();
  await searchField(page).pressSequentially("arn");
  await expect(suggestionList(page)).toBeVisible();
  await expect(microphone(page)).toBeHidden();
  await expect(scanner(page)).toBeHidden();
});

test.describe("with the camera of a phone", () => {
  test.beforeEach(({ page: _ }, { project }) =>
    test.skip(project.name === "desktop", "no camera in the hand"),
  );
  test.beforeAll(() =>
    inShopDatabase(process.env.SHOP_DATA_DIR!, (db) =>
      db.update(products).set({ barcode: BARCODE }).where(eq(products.slug, ARNICA)),
    ),
  );

  test("a barcode opens its pack; one that the shop does not keep is told, and another can be scanned", async ({
    page,
  }) => {
    await giveCamera(page, { shows: ["not a barcode", NOBODYS, `0${BARCODE}`] });
    await openReady(page, "/");
    await searchField(page).tap();
    await scanner(page).tap();
    const dialog = page.getByRole("dialog", { name: "Scan the barcode of a pack" });
    await expect(dialog.getByRole("status")).toHaveText(
      `We do not keep the pack with barcode ${NOBODYS}. Search for its name instead.`,
    );
    expect(await openCameras(page)).toBe(0);
    await expectUsable(page);
    await dialog.getByRole("button", { name: "Scan another pack" }).tap();
    await expect(page).toHaveURL(new RegExp(`/product/${ARNICA}$`));
    await expect(dialog).toBeHidden();
    expect(await openCameras(page)).toBe(0);
  });

  test("a camera that is not allowed is told; closing turns it off", async ({ page }) => {
    await giveCamera(page, { shows: [], refuses: "NotAllowedError" });
    await openReady(page, "/");
    await searchField(page).tap();
    await scanner(page).tap();
    const dialog = page.getByRole("dialog", { name: "Scan the barcode of a pack" });
    await expect(dialog.getByRole("status")).toContainText("The camera is not allowed.");
    await dialog.getByRole("button", { name: "Close" }).tap();
    await expect(dialog).toBeHidden();
    await expect(scanner(page)).toBeVisible();
  });

  test("closing the dialog turns the camera off", async ({ page }) => {
    await giveCamera(page, { shows: [] });
    await openReady(page, "/");
    await searchField(page).tap();
    await scanner(page).tap();
    const dialog = page.getByRole("dialog", { name: "Scan the barcode of a pack" });
    await expect(dialog.getByRole("status")).toHaveText("Point the camera at the barcode of the pack.");
    expect(await openCameras(page)).toBe(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await openCameras(page)).toBe(0);
  });
});
