import { useEffect } from "react";
import { showCartCount } from "#app/components/layout/visit.tsx";
import { showToast } from "#app/components/ui/toast.ts";

export type ShopReply = { ok: boolean; message: string; cartCount?: number };

/** Says what the shop answered to a form in the page, and brings the count on the cart up to date. */
export function useShopReply(reply: ShopReply | undefined) {
  useEffect(() => {
    if (!reply?.message) return;
    showToast(reply.message, reply.ok ? "success" : "error");
    if (reply.cartCount !== undefined) showCartCount(reply.cartCount);
  }, [reply]);
}
