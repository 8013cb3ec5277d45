import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { readPost } from "#tests/support/post.ts";

export type Newcomer = { name: string; email: string; password: string };

/** A person nobody knows yet. */
export function newcomer(): Newcomer {
  return {
    name: "Asha Rao",
    email: `asha.${randomUUID().slice(0, 13)}@example.in`,
    password: "monsoon kettle violet 47",
  };
}

/** A phone that nobody has used yet: one phone orders and asks only so often. */
export function somePhone(): string {
  return `9${String(randomInt(1e9)).padStart(9, "0")}`;
}

/** Registers by the form, opens the letter's link and chooses the password; ends on the sign-in page. */
export async function registerAndConfirm(page: Page, person: Newcomer): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email or mobile number").fill(person.email);
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
  await page.goto(await readPost(person.email, /(\/verify-email\?token=\S+)/));
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Signs in with the password by the form of /login, wherever that then leads. */
export async function signIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel("Email or mobile number").fill(email);
  await openPassword(page);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Opens the password on the page that offers a code first. */
export async function openPassword(page: Page): Promise<void> {
  const field = page.getByLabel("Password", { exact: true });
  await expect(field).toBeAttached();
  if (!(await field.isVisible())) await page.getByText("Sign in with a password").click();
}

/** An address of a network that hardly any other test has. */
export function someNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.1`;
}
