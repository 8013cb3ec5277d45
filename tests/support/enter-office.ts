import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createAdmin } from "#app/services/auth/admins.server.ts";
import { signIn } from "#tests/support/newcomer.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";

/** Signs in an owner of their own by the form, in the shop of the browser tests; ends in the back office. */
export async function enterOffice(page: Page): Promise<void> {
  const email = `owner.${randomUUID().slice(0, 13)}@example.in`;
  const password = "monsoon kettle violet 47";
  const made = await inShopDatabase(process.env.SHOP_DATA_DIR!, (db) =>
    createAdmin(db, { email, password, now: new Date() }),
  );
  if (!made.ok) throw new Error(made.reason);
  await page.goto("/login?returnTo=/admin");
  await signIn(page, { name: "Owner", email, password });
  await page.waitForURL((url) => url.pathname === "/admin");
}
