import type { Config } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { mayRewriteHistory } from "#app/db/grant.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { isContentBehind } from "#app/db/seed/content-version.ts";
import { isEmptyShop } from "#app/db/seed/empty-shop.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { payeeVpa, payStart } from "#app/domain/payment-offer.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { ensureFirstAdmin, type NewAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { resealPapers } from "#app/services/accounts/reseal-papers.server.ts";
import { resealTables } from "#app/services/accounts/reseal-tables.server.ts";
import { closePoisons } from "#app/services/catalog/poisons/close-poisons.server.ts";
import { type FoundKeys, takeKeys } from "#app/services/encryption-keys.server.ts";
import { missingFactTitles } from "#app/services/office/opening-board.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Brings the database to the newest schema, takes its keys and seals what an older version left open, has an empty shop filled and an older one given what the release adds, and gives the admin made for a shop without one, what is missing before the shop may sell, and whether its role is kept from the audit and the ledger. */
export async function prepareDatabase(
  url: string,
  {
    config,
    keys,
    ownerUrl,
    fillEmptyShop,
  }: {
    config: Config;
    keys: FoundKeys;
    /** For who owns the tables: only this brings them up to date, and seals what was signed. */
    ownerUrl: string;
    fillEmptyShop: (shop: { isEmpty: boolean }) => Promise<void>;
  },
): Promise<{
  admin: NewAdmin | undefined;
  upiVpa: string | undefined;
  notOpen: string[];
  isHistorySafe: boolean;
}> {
  await migrateDatabase(ownerUrl, { shopUrl: url });
  await sealData(ownerUrl, { config, keys });
  const { db, pool, close } = openDatabase(url);
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
    const notOpen = await missingFactTitles(db, { today: indiaDate(new Date()), ...payStart(config) });
    const isHistorySafe = !(await mayRewriteHistory(pool));
    return { admin: made?.value, upiVpa: payeeVpa(shop, config), notOpen, isHistorySafe };
  } finally {
    await close();
  }
}

/** With long waits: tables and papers of an old shop are sealed whole before the shop opens. */
async function sealData(url: string, { config, keys }: { config: Config; keys: FoundKeys }): Promise<void> {
  const { db, close } = openDatabase(url, { waits: "long" });
  try {
    await takeKeys(db, keys);
    await resealTables(db);
    await resealPapers(db, openFileStore(config.dataDir));
  } finally {
    await close();
  }
}
