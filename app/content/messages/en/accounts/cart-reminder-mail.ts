import { reachText } from "#app/content/messages/reach.ts";

type Words = {
  cartUrl: string;
  stopUrl: string;
  shop: { name: string; phone?: string | undefined; email: string };
};

/** The one reminder of a cart. Others may read it: it names no product, and its link signs nobody in. */
export const cartReminderMail = {
  mail: ({ cartUrl, stopUrl, shop }: Words) => ({
    subject: `Your cart at ${shop.name}`,
    body: [
      "You asked us to remind you once when you leave something in your cart.",
      `It is still there. Nothing is set aside, so it may sell out:\n${cartUrl}`,
      `No more such reminders? Stop them here, without signing in:\n${stopUrl}`,
      `${shop.name}\n${reachText.lines(shop)}`,
    ].join("\n\n"),
  }),
  sms: ({ cartUrl, stopUrl, shop }: Words) =>
    `${shop.name}: your cart is still here: ${cartUrl} No more reminders: ${stopUrl}`,
};
