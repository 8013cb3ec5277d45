import { expect, type Page } from "@playwright/test";
import { newcomer, openPassword, registerAndConfirm, signIn, somePhone } from "#tests/support/newcomer.ts";
import { readPost } from "#tests/support/post.ts";
import { addToCart, openReady } from "#tests/support/shopper.ts";
import { totpCode } from "#tests/support/totp.ts";
import { test } from "#tests/support/visitor-test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a newcomer registers, chooses a password behind the link of the letter, signs in and signs out", async ({
      page,
    }) => {
      const asha = newcomer();
      await page.goto("/profile");
      await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
      await page.getByRole("link", { name: "Create an account" }).click();
      await page.getByRole("main").getByRole("button", { name: "Register" }).click();
      await expect(page.getByRole("alert").first()).toContainText("Enter your full name");
      await page.getByLabel("Full Name").fill(asha.name);
      await page.getByLabel("Email or mobile number").fill(asha.email);
      await page.getByRole("main").getByRole("button", { name: "Register" }).click();
      await expect(page).toHaveURL(/\/verify-email$/);
      await expectSaid(page, "Registration successful! Please check your email for verification.");

      await page.goto("/login");
      await signIn(page, { ...asha, password: "not the right one" });
      await expect(page.getByRole("alert").first()).toContainText(
        "That email or phone and password don't match.",
      );
      await expect(page.getByLabel("Email or mobile number")).toHaveValue(asha.email);
      await page.goto(await readPost(asha.email, /(\/verify-email\?token=\S+)/));
      await page.getByLabel("Password", { exact: true }).fill("1234567890");
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByRole("alert").first()).toContainText("too easy to guess");
      await expect(page.getByLabel("Full Name")).toHaveValue(asha.name);
      await page.getByLabel("Password", { exact: true }).fill(asha.password);
      await page.getByRole("button", { name: "Create account" }).click();
      await expectSaid(page, "Your account is ready. Please sign in with your new password.");

      await page.goto("/login?returnTo=%2Forders");
      await signIn(page, asha);
      await expect(page).toHaveURL(/\/orders$/);
      await expectSaid(page, "Successfully signed in");
      await page.goto("/profile");
      await expect(page.getByRole("main")).toContainText(asha.email);

      await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
      await expect(page).toHaveURL(/\/$/);
      if (javaScriptEnabled) await expectSaid(page, "Successfully signed out");
      await page.goto("/orders");
      await expect(page).toHaveURL(/\/login\?returnTo=%2Forders$/);
    });
  });
}

test("an empty form is answered with the sentence of the specification", async ({ page }) => {
  await page.goto("/login");
  await openPassword(page);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  const sentence = "You must provide either an email or phone number and a password";
  await expect(page.getByRole("alert").first()).toContainText(sentence);
  await expect(page.getByLabel("Email or mobile number")).toHaveAccessibleDescription(sentence);
});

test("the account menu follows the state and leads to the person's own pages", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "phone", "the menu stands in the header of wide screens");
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await page.goto("/login");
  await page.getByLabel("Email or mobile number").fill(asha.email);
  await openPassword(page);
  await page.getByLabel("Password", { exact: true }).fill(asha.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await expectSaid(page, "Successfully signed in");
  const menu = page.locator("summary").filter({ hasText: asha.name });
  await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "My Orders" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Orders");
  await menu.click();
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expectSaid(page, "Successfully signed out");
  await expect(page.locator("summary").filter({ hasText: "Account" })).toBeVisible();
});

test("who forgot the password chooses a new one by a letter, and the old one opens nothing", async ({
  page,
}, { project }) => {
  test.skip(project.name === "desktop", "one screen size is enough");
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email Address").fill(asha.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "a link is on its way" })).toBeVisible();

  const link = await readPost(asha.email, /(\/reset-password\?token=\S+)/);
  await page.goto(link);
  const fresh = { ...asha, password: "another lantern 58 river" };
  await page.getByLabel("New password").fill(fresh.password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, asha);
  await expect(page.getByRole("alert").first()).toContainText(
    "That email or phone and password don't match.",
  );
  await signIn(page, fresh);
  await expect(page).toHaveURL(/\/$/);

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");
});

test("a one-time code from a letter signs in", async ({ page }, { project }) => {
  test.skip(project.name === "desktop", "one screen size is enough");
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await page.getByLabel("Email or mobile number").fill(asha.email);
  await page.getByRole("button", { name: "Get a one-time code" }).click();
  await expect(page).toHaveURL(/\/login\/code$/);
  const code = await readPost(asha.email, /Your code is (\d{6})\./);
  await page.getByLabel("Code", { exact: true }).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert").first()).toContainText("This code is not right");
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectSaid(page, "Successfully signed in");
});

test("a phone alone is enough to register, and its code to come back", async ({ page }, { project }) => {
  test.skip(project.name === "desktop", "one screen size is enough");
  const phone = somePhone();
  await page.goto("/register");
  await page.getByLabel("Full Name").fill("Kamla Devi");
  await page.getByLabel("Email or mobile number").fill(phone);
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter the code");
  await page.getByLabel("Code", { exact: true }).fill(await readPost(phone, /(\d{6}) is your code/));
  await page.getByRole("button", { name: "Create account" }).click();
  await expectSaid(page, "Successfully signed in");
  await page.goto("/profile");
  await expect(page.getByRole("main")).toContainText("No email yet");
  await signOut(page);

  await page.goto("/login");
  await page.getByLabel("Email or mobile number").fill(phone);
  await page.getByRole("button", { name: "Get a one-time code" }).click();
  await expect(page).toHaveURL(/\/login\/code$/);
  await expect(async () => {
    await page.getByLabel("Code", { exact: true }).fill(await readPost(phone, /(\d{6}) is your code/));
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/$/, { timeout: 5_000 });
  }).toPass();
});

test("the second step is set up by an app, asked for at sign-in, and a recovery code opens once", async ({
  page,
}, { project }) => {
  test.skip(project.name === "phone", "one screen size is enough");
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await page.goto("/login?returnTo=%2Fprofile%2Fsecurity");
  await signIn(page, asha);
  await page.getByRole("main").getByRole("link", { name: "Turn on" }).click();
  // The page before has a field of that name, too.
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/second-factor$/);
  await page.getByLabel("Current password").fill(asha.password);
  await page.getByRole("button", { name: "Begin" }).click();
  const key = page.getByRole("main").locator("b.font-mono");
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = (await key.textContent())!;
  const recoveryCode = (await page.getByRole("main").locator("li.select-all").first().textContent())!;
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("alert").first()).toContainText("This code is not right");
  await page.getByLabel("Code", { exact: true }).fill(totpCode(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expectSaid(page, "The second step is on.");

  await signOut(page);
  await page.goto("/login");
  await signIn(page, asha);
  await expect(page).toHaveURL(/\/login\/second-factor/);
  // The code of this half minute was used to turn it on, so it is that of the next.
  await page.getByLabel("Code", { exact: true }).fill(totpCode(secret, Date.now() + 30_000));
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await expect(page).toHaveURL(/\/$/);

  await signOut(page);
  for (const outcome of [/\/$/, /\/login\/second-factor/]) {
    await page.goto("/login");
    await signIn(page, asha);
    await page.getByText("Use a recovery code").click();
    await page.getByLabel("Recovery code").fill(recoveryCode);
    await page.getByRole("button", { name: "Sign In", exact: true }).last().click();
    await expect(page).toHaveURL(outcome);
    if (outcome.test("/")) await signOut(page);
    else await expect(page.getByRole("alert").first()).toContainText("This recovery code is not right");
  }
});

test("what lay in the cart before signing in is there afterwards, and the shop says so", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "desktop", "one screen size is enough");
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await openReady(page, "/product/arnica-montana-30-ch-sbl-30-ml");
  await addToCart(page);
  await expect(page.getByText(/added to cart/)).toBeVisible();
  await page.goto("/login?returnTo=%2Fcart");
  await signIn(page, asha);
  await expect(page).toHaveURL(/\/cart$/);
  await expectSaid(page, "1 product from before you signed in is now in your cart.");
  await expect(page.getByRole("main").getByText("Arnica Montana").first()).toBeVisible();
});

async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
}
