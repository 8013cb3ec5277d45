import type { Config } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { isContentBehind } from "#app/db/seed/content-version.ts";
import { isEmptyShop } from "#app/db/seed/empty-shop.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { payeeVpa } from "#app/domain/payment-offer.ts";
import { ensureFirstAdmin, type NewAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { closePoisons } from "#app/services/catalog/poisons/close-poisons.server.ts";
import { missingFactTitles } from "#app/services/office/opening-board.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Brings the database to the newest schema, has an empty shop filled and an older one given what the release adds, and gives the admin made for a shop without one and what is missing before the shop may sell. */
export async function prepareDatabase(
  url: string,
  { config, fillEmptyShop }: { config: Config; fillEmptyShop: (shop: { isEmpty: boolean }) => Promise<void> },
): Promise<{ admin: NewAdmin | undefined; upiVpa: string | undefined; notOpen: string[] }> {
  await migrateDatabase(url);
  const { db, close } = openDatabase(url);
  try {
    const isEmpty = await isEmptyShop(db);
    if (isEmpty || (config.seed !== "none" && (await isContentBehind(db)))) await fillEmptyShop({ isEmpty });
    await closePoisons(db, { now: new Date() });
    const made = await ensureFirstAdmin(db, { ...config.admin, now: new Date() });
    if (made && !made.ok)
      throw new Error(
        made.reason === "bad-email"
          ? "ADMIN_EMAIL must be an e-mail address in plain letters."
          : "ADMIN_PASSWORD must be 10 to 200 characters that others do not guess first.",
      );
    const { shop } = await findSettings(db);
    const notOpen = await missingFactTitles(db, { today: indiaDate(new Date()), upiVpa: config.upiVpa });
    return { admin: made?.value, upiVpa: payeeVpa(shop, config), notOpen };
  } finally {
    await close();
  }
}
