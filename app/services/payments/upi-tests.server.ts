import { desc } from "drizzle-orm";
import QRCode from "qrcode";
import type { Db } from "#app/db/client.server.ts";
import { upiTests } from "#app/db/schema/payments-upi-tests.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { upiAppLink, upiQrText } from "#app/domain/orders/upi.ts";
import { payeeVpa, type StartFacts } from "#app/domain/payment-offer.ts";
import {
  areDifferentApps,
  TEST_PAISE,
  type UpiAddress,
  type UpiTest,
  type UpiTestState,
  type UpiTried,
  upiTestState,
} from "#app/domain/payments/upi-test.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { By } from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const REFERENCE = "TEST";

/** The UPI address that buyers are shown, the newest test, and what it says of it. */
export async function findUpiTest(
  db: Db,
  start: StartFacts,
): Promise<{ shown: UpiAddress | undefined; newest: UpiTest | undefined; state: UpiTestState }> {
  const { shop } = await findSettings(db);
  const address = payeeVpa(shop, start);
  const shown = address === undefined ? undefined : { address, merchantCode: shop.upiMerchantCode };
  const [row] = await db.select().from(upiTests).orderBy(desc(upiTests.id)).limit(1);
  const newest = row && { ...row, merchantCode: row.merchantCode ?? undefined };
  return { shown, newest, state: upiTestState(shown, newest) };
}

/** 1 while the address of the shop wants a test, or an app refused it. */
export async function countUpiTests(db: Db, start: StartFacts): Promise<number> {
  const { state } = await findUpiTest(db, start);
  return state === "not-needed" || state === "passed" ? 0 : 1;
}

/** What the owner pays one rupee by: the code, and the app's link for a merchant's address alone (decision 062). */
export async function makeTestRequest(db: Db, { address: vpa, merchantCode }: UpiAddress) {
  const { shop } = await findSettings(db);
  const payment = { vpa, merchantCode, payeeName: shop.name, amountPaise: TEST_PAISE, reference: REFERENCE };
  const qrCode = await QRCode.toDataURL(upiQrText(payment), {
    margin: 4,
    scale: 6,
    errorCorrectionLevel: "M",
  });
  return { qrCode, link: upiAppLink(payment) };
}

/** Keeps what the owner saw, with the day and the address of this moment. */
export async function keepUpiTest(
  db: Db,
  { tried, start, actor, now }: By & { tried: UpiTried[]; start: StartFacts },
): Promise<Result<UpiTestState, "no-address" | "same-apps">> {
  if (!areDifferentApps(tried)) return refused("same-apps");
  return inTransaction(db, async (tx) => {
    const { shown } = await findUpiTest(tx, start);
    if (!shown) return refused("no-address");
    const { address, merchantCode } = shown;
    await tx.insert(upiTests).values({ address, merchantCode: merchantCode ?? null, tried, testedAt: now });
    const worked = tried.filter(({ hasWorked }) => hasWorked).length;
    const details = { address, worked, count: tried.length };
    await recordAudit(tx, { by: actor, act: "test-upi", about: "upi address", details, now });
    return ok((await findUpiTest(tx, start)).state);
  });
}
