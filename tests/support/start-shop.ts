import { findSecret } from "#server/secret.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { OPENID_KEYS, startOpenId } from "#tests/support/openid.ts";
import { runShop } from "#tests/support/run-shop.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { addShopPeople } from "#tests/support/shop-people.ts";
import { startTextGateway } from "#tests/support/text-gateway.ts";

/** The one shop of all browser tests, with people who work in it and an OpenID provider in Google's place; its address and data folder reach them through the environment. */
export default async function startShop(): Promise<() => Promise<void>> {
  const openid = await startOpenId();
  const dataDir = openFolder("shop");
  const texts = await startTextGateway(dataDir);
  const shop = await runShop({
    DATA_DIR: dataDir,
    SMS_URL: texts.url,
    UPI_VPA: "shop@upi",
    // Each test says which network it comes from: one network may not ask for as much as all tests together.
    TRUST_PROXY: "yes",
    GOOGLE_CLIENT_ID: OPENID_KEYS.clientId,
    GOOGLE_CLIENT_SECRET: OPENID_KEYS.clientSecret,
    GOOGLE_ISSUER: openid.issuer,
  });
  await inShopDatabase(shop.dataDir, async (db) => {
    await addShopPeople(db, findSecret({ sessionSecret: undefined, dataDir: shop.dataDir }));
    await openShop(db);
  });
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  return async () => {
    await shop.stop();
    await openid.close();
    await texts.close();
  };
}
