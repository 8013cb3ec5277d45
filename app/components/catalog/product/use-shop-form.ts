import { type SubmitEvent, useRef, useState } from "react";
import { newKey, postToShop } from "#app/components/layout/shop-post.ts";
import { hearCart } from "#app/components/layout/visit.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import type { CartSummary } from "#app/domain/cart-summary.ts";

type ShopReply = { ok: boolean; message: string; quantity?: number; cart?: CartSummary };

/**
 * Sends a form to an address that answers without a page, so that no code of another screen has to be there first. What the shop
 * answered is a toast, and `inCart` how many packs the line has now; `complaint` is what no toast can say because the shop cannot
 * be reached. Each press has a key; pressed again without having heard an answer, it is the same press, which the shop does once.
 */
export function useShopForm(path: "/api/cart" | "/api/wishlist") {
  const { failed } = productCardText;
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [inCart, setInCart] = useState<number>();
  const [complaint, setComplaint] = useState<string>();
  const unheard = useRef<{ asked: string; key: string }>(undefined);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = [...new FormData(event.currentTarget)] as [string, string][];
    setIsBusy(true);
    setComplaint(undefined);
    const body = new URLSearchParams(fields);
    const asked = body.toString();
    if (unheard.current?.asked !== asked) unheard.current = { asked, key: newKey() };
    body.set("key", unheard.current.key);
    const reply = await postToShop<ShopReply>(path, body);
    setIsBusy(false);
    if (!reply) return setComplaint(failed);
    unheard.current = undefined;
    setIsDone(reply.ok);
    if (reply.quantity !== undefined) setInCart(reply.quantity);
    if (reply.cart) hearCart(reply.cart);
    await showToast(reply.message, reply.ok ? "success" : "error").catch(() => setComplaint(reply.message));
  }

  return { send, isBusy, isDone, inCart, complaint };
}
