import { type SubmitEvent, useRef, useState } from "react";
import { followChange } from "#app/components/layout/sent-changes.ts";
import { newKey, postToShop } from "#app/components/layout/shop-post.ts";
import { hearCart } from "#app/components/layout/visit.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import type { CartSummary } from "#app/domain/cart-summary.ts";

type ShopReply = { ok: boolean; message: string; quantity?: number; cart?: CartSummary };

/**
 * Sends a form to an address that answers without a page, so that no code of another screen has to be there first. What the shop
 * answered is a toast, or read out where the form itself shows it (`isShownInPlace`), and `inCart` how many packs the line has
 * now; `complaint` is what the form has to say because no toast does. Each press has a key; pressed again without having heard an answer, it is the same press, which the shop does once.
 */
export function useShopForm(path: "/api/cart" | "/api/wishlist", isShownInPlace = false) {
  const { failed } = productCardText;
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [inCart, setInCart] = useState<number>();
  const [complaint, setComplaint] = useState<string>();
  const unheard = useRef<{ asked: string; key: string }>(undefined);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const pressed = event.nativeEvent.submitter ?? undefined;
    const fields = [...new FormData(event.currentTarget)] as [string, string][];
    setIsBusy(true);
    setComplaint(undefined);
    const body = new URLSearchParams(fields);
    const asked = body.toString();
    if (unheard.current?.asked !== asked) unheard.current = { asked, key: newKey() };
    body.set("key", unheard.current.key);
    const reply = await followChange(postToShop<ShopReply>(path, body));
    setIsBusy(false);
    if (!reply) return setComplaint(failed);
    unheard.current = undefined;
    setIsDone(reply.ok);
    if (reply.quantity !== undefined) setInCart(reply.quantity);
    if (isShownInPlace && !reply.ok) setComplaint(reply.message);
    if (reply.cart) hearCart(reply.cart, isShownInPlace && reply.ok ? reply.message : undefined);
    if (isShownInPlace) return;
    const kind = reply.ok ? "success" : "error";
    await showToast(reply.message, kind, pressed).catch(() => setComplaint(reply.message));
  }

  return { send, isBusy, isDone, inCart, complaint };
}
