import { runShop } from "#tests/support/run-shop.ts";

/** The one shop of all browser tests; its address and data folder reach them through the environment. */
export default async function startShop(): Promise<() => Promise<void>> {
  const shop = await runShop({ UPI_VPA: "shop@upi" });
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  return shop.stop;
}
