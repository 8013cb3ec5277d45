import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { type BuyerTrust, MAX_OPEN_CASH_ORDERS } from "#app/domain/orders/buyer-limits.ts";
import { isPhoneProven } from "#app/domain/shop/proven.ts";

const OPEN = ["placed", "confirmed", "packed", "out_for_delivery", "shipped"] as const;

/** Who orders: how far the shop believes them, and whether the phone is theirs (null where the shop itself writes the order down). */
export async function judgeBuyer(
  tx: Db,
  {
    phone,
    profileId,
    isAgreed,
    clientAddress,
  }: {
    phone: string;
    profileId: string | undefined;
    /** Somebody of the shop has agreed to it before, as with a quote. */
    isAgreed: boolean;
    clientAddress: string | undefined;
  },
): Promise<{ trust: BuyerTrust; isProven: boolean | null }> {
  if (!clientAddress) return { trust: "shop", isProven: null };
  const [account] =
    profileId === undefined
      ? []
      : await tx
          .select({ phone: profiles.phone, role: profiles.role })
          .from(profiles)
          .where(eq(profiles.id, profileId));
  const isProven = isPhoneProven({ phone, provenPhone: account?.phone });
  if (isAgreed) return { trust: "shop", isProven };
  const isKnown = isProven || (account !== undefined && account.role !== "customer");
  return { trust: isKnown ? "proven" : "stranger", isProven };
}

/** Whether a phone that nobody has proved has other cash orders under way, as many as it may have. */
export async function hasOpenCashOrders(
  tx: Db,
  { phone, except }: { phone: string; except: number },
): Promise<boolean> {
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.phone, phone),
        ne(orders.id, except),
        eq(orders.paymentMethod, "cod"),
        inArray(orders.status, OPEN),
        eq(orders.isPhoneProven, false),
      ),
    )
    .limit(MAX_OPEN_CASH_ORDERS);
  return open.length >= MAX_OPEN_CASH_ORDERS;
}
