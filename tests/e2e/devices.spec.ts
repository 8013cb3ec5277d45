import { type Browser, expect, type Page } from "@playwright/test";
import { type Newcomer, newcomer, registerAndConfirm, signIn } from "#tests/support/newcomer.ts";
import { test } from "#tests/support/visitor-test.ts";

test("of two browsers, one signs the other out and stays signed in", async ({ page, browser }, {
  project,
}) => {
  test.skip(project.name === "phone", "one screen size is enough");
  const asha = await enter(page);
  const elsewhere = await enterElsewhere(browser, asha);

  await page.goto("/profile/sessions");
  await expect(page.getByRole("main").getByText(/^Last used/)).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out on other devices" }).click();
  await expectSaid(page, "All other devices are signed out.");
  await expect(page.getByRole("main").getByText(/^Last used/)).toHaveCount(1);
  await elsewhere.goto("/orders");
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test("one device of two is signed out by its own button", async ({ page, browser }, { project }) => {
  test.skip(project.name === "desktop", "one screen size is enough");
  const asha = await enter(page);
  const elsewhere = await enterElsewhere(browser, asha);
  await page.goto("/profile/sessions");
  await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expectSaid(page, "That device is signed out.");
  await expect(page.getByRole("main").getByText(/^Last used/)).toHaveCount(1);
  await elsewhere.goto("/orders");
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test("a new password needs the old one, and signs the other devices out", async ({ page, browser }, {
  project,
}) => {
  test.skip(project.name === "phone", "one screen size is enough");
  const asha = await enter(page);
  const elsewhere = await enterElsewhere(browser, asha);
  const fresh = { ...asha, password: "another lantern 58 river" };
  await page.goto("/profile/security");
  await page.getByLabel("Current password").fill("not the right one");
  await page.getByLabel("New password").fill(fresh.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(/not right/);
  await page.getByLabel("Current password").fill(asha.password);
  await page.getByLabel("New password").fill("1234567890");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert").first()).toContainText("too easy to guess");
  await page.getByLabel("Current password").fill(asha.password);
  await page.getByLabel("New password").fill(fresh.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expectSaid(page, "Your password is changed. Other devices are signed out.");

  await elsewhere.goto("/login?returnTo=%2Forders");
  await signIn(elsewhere, asha);
  await expect(elsewhere.getByRole("alert").first()).toContainText(
    "That email or phone and password don't match.",
  );
  await signIn(elsewhere, fresh);
  await expect(elsewhere).toHaveURL(/\/orders$/);
  await elsewhere.context().close();
});

test("a customer links Google, signs in with it and takes it off again", async ({ page }, { project }) => {
  test.skip(project.name === "desktop", "one screen size is enough");
  const asha = await enter(page);
  await page.goto("/profile/security");
  await page.getByRole("button", { name: "Link Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectSaid(page, "You came back from Google without signing in.");
  await page.getByRole("button", { name: "Link Google" }).click();
  await answerOpenId(page, asha.email);
  await expectSaid(page, "Google is linked to your account.");

  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/login?returnTo=%2Fprofile%2Fsecurity");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await answerOpenId(page, asha.email);
  await expect(page).toHaveURL(/\/profile\/security$/);
  await expectSaid(page, "Successfully signed in");
  await page.getByRole("button", { name: "Remove Google" }).click();
  await expectSaid(page, "Google is no longer linked.");
});

test("somebody new gets an account by Google, and sets a password later", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "one screen size is enough");
  const asha = newcomer();
  await page.goto("/login?returnTo=%2Fprofile%2Fsecurity");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await answerOpenId(page, asha.email);
  await expect(page).toHaveURL(/\/profile\/security$/);
  await page.getByRole("button", { name: "Remove Google" }).click();
  await expect(page.getByText("This is your only way to sign in. Set a password first.")).toBeVisible();
  await page.getByLabel("New password").fill(asha.password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expectSaid(page, "Your password is changed. Other devices are signed out.");
  await page.getByRole("button", { name: "Remove Google" }).click();
  await expectSaid(page, "Google is no longer linked.");
});

for (const status of [401, 403, 404]) {
  test(`a sign-out that something before the shop answers with ${status} still ends the session here`, async ({
    page,
  }, { project }) => {
    test.skip(project.name === "phone", "one screen size is enough");
    const asha = await enter(page);
    await page.route("**/logout", (route) => route.fulfill({ status, body: "Refused by a proxy." }));
    await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator("summary").filter({ hasText: "Account" })).toBeVisible();
    await expect(page.getByText("Error signing out")).toHaveCount(0);
    await page.goto("/orders");
    await expect(page).toHaveURL(/\/login\?returnTo=%2Forders$/);
    await signIn(page, asha);
    await expect(page).toHaveURL(/\/orders$/);
    await page.reload();
    await expect(page).toHaveURL(/\/orders$/);
  });
}

test("a sign-out that fails says so, and the person stays signed in", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "one screen size is enough");
  await enter(page);
  await page.route("**/logout", (route) => route.fulfill({ status: 500, body: "Broken." }));
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expectSaid(page, "Error signing out");
  await page.goto("/orders");
  await expect(page).toHaveURL(/\/orders$/);
});

async function enter(page: Page): Promise<Newcomer> {
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await page.goto("/login?returnTo=%2Fprofile");
  await signIn(page, asha);
  await expect(page).toHaveURL(/\/profile$/);
  return asha;
}

async function enterElsewhere(browser: Browser, person: Newcomer): Promise<Page> {
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/login?returnTo=%2Forders");
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/orders$/);
  return elsewhere;
}

/** Says on the page of the OpenID provider who one is. */
async function answerOpenId(page: Page, email: string): Promise<void> {
  await page.getByLabel("Who are you?").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
}
