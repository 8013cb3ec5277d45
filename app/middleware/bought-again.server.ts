import { data, type RouterContextProvider } from "react-router";
import { rupees } from "#app/domain/money.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { cartHeaders } from "#app/middleware/visitor.server.ts";
import type { BoughtAgain } from "#app/services/orders/buy-again.server.ts";

type Words = {
  less: (added: number, names: string) => string;
  nothing: (names: string) => string;
  dearer: (name: string, paid: string, price: string) => string;
};

/** Straight to checkout where all of the order lies in the cart again for the same money; else the page says what is missing or costs more. */
export async function answerBoughtAgain(
  context: Readonly<RouterContextProvider>,
  { cartId, addedLines, skippedNames, cappedNames, dearer }: BoughtAgain,
  words: Words,
) {
  const headers = cartId === undefined ? new Headers() : await cartHeaders(context, cartId);
  const names = [...skippedNames, ...cappedNames].join(", ");
  if (names === "" && dearer.length === 0) return redirect("/checkout", { status: 303, headers });
  if (addedLines === 0) return data({ ok: false, message: words.nothing(names) }, { status: 409 });
  const prices = dearer.map(({ name, paidPaise, pricePaise }) =>
    words.dearer(name, rupees(paidPaise), rupees(pricePaise)),
  );
  const message = [...(names === "" ? [] : [words.less(addedLines, names)]), ...prices].join(" ");
  return data({ ok: true, isInCart: true, message }, { headers });
}
