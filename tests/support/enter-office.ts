import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { createAdmin } from "#app/services/auth/admins.server.ts";
import { openDatabaseServer } from "#server/database.ts";
import { signIn } from "#tests/support/newcomer.ts";

/** Signs in an owner of their own by the form, in the shop of the browser tests; ends in the back office. */
export async function enterOffice(page: Page): Promise<void> {
  const email = `owner.${randomUUID().slice(0, 13)}@example.in`;
  const password = "monsoon kettle violet 47";
  const config = readConfig({ DATA_DIR: process.env.SHOP_DATA_DIR! });
  const server = await openDatabaseServer(config, { info: () => undefined, warn: console.warn });
  const { db, close } = openDatabase(server.url);
  try {
    const made = await createAdmin(db, { email, password, now: new Date() });
    if (!made.ok) throw new Error(made.reason);
  } finally {
    await close();
    await server.stop();
  }
  await page.goto("/login?returnTo=/admin");
  await signIn(page, { name: "Owner", email, password });
  await page.waitForURL((url) => url.pathname === "/admin");
}
