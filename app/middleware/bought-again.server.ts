import { data, type RouterContextProvider } from "react-router";
import { redirect } from "#app/middleware/redirect.server.ts";
import { cartHeaders } from "#app/middleware/visitor.server.ts";
import type { BoughtAgain } from "#app/services/orders/buy-again.server.ts";

type Words = { less: (added: number, names: string) => string; nothing: (names: string) => string };

/** Straight to checkout where all of the order lies in the cart again; else the page says what is missing. */
export async function answerBoughtAgain(
  context: Readonly<RouterContextProvider>,
  { cartId, addedLines, skippedNames, cappedNames }: BoughtAgain,
  words: Words,
) {
  const headers = cartId === undefined ? new Headers() : await cartHeaders(context, cartId);
  const names = [...skippedNames, ...cappedNames].join(", ");
  if (names === "") return redirect("/checkout", { status: 303, headers });
  return addedLines > 0
    ? data({ ok: true, isInCart: true, message: words.less(addedLines, names) }, { headers })
    : data({ ok: false, message: words.nothing(names) }, { status: 409 });
}
