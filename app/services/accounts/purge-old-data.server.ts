import type { Db } from "#app/db/client.server.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { purgeSecurityEvents } from "#app/services/accounts/security-events.server.ts";
import { purgeStockNotices } from "#app/services/cart/notices/change-notice.server.ts";
import { purgeOldEnquiries } from "#app/services/enquiries/purge-old-enquiries.server.ts";
import { forgetOldOrders } from "#app/services/orders/forget-old-orders.server.ts";
import { forgetOrigins } from "#app/services/orders/forget-origins.server.ts";
import { purgeRefusedReviews } from "#app/services/pages/purge-refused-reviews.server.ts";
import { forgetBankLines } from "#app/services/payments/forget-bank-lines.server.ts";
import { purgeOldCounts } from "#app/services/reports/traffic/purge-old-counts.server.ts";

/** Deletes what no job of its own deletes and whose period in the privacy notice is over; gives how many of each kind. */
export async function purgeOldData(db: Db, { files, now }: { files: FileStore; now: Date }) {
  return {
    enquiries: await purgeOldEnquiries(db, { files, now }),
    orders: await forgetOldOrders(db, { files, now }),
    origins: await forgetOrigins(db, now),
    bankLines: await forgetBankLines(db, now),
    reviews: await purgeRefusedReviews(db, now),
    stockNotices: await purgeStockNotices(db, now),
    counts: await purgeOldCounts(db, now),
    securityEvents: await purgeSecurityEvents(db, now),
  };
}
