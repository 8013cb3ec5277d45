import { expect } from "@playwright/test";
import { newcomer, registerAndConfirm, signIn } from "#tests/support/newcomer.ts";
import { test } from "#tests/support/visitor-test.ts";

test("a passkey is added on the profile and signs in without a password", async ({ page }) => {
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, asha);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto("/profile/passkeys");
  await page.getByLabel("Name").fill("My phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added.").first()).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login?returnTo=/orders");
  await page.getByRole("link", { name: "Sign in with a passkey" }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/orders$/);
});
