import { formatPhone } from "#app/domain/form/phone.ts";

type Reachable = { phone?: string | undefined; email: string };

/** How the shop is reached, in sentences and letters; a phone that is not entered is left out. */
export const reachText = {
  /** Within a sentence: "please call 98765 43210". */
  callOrWrite: ({ phone, email }: Reachable) => (phone ? `call ${formatPhone(phone)}` : `write to ${email}`),
  /** At the end of a letter. */
  lines: ({ phone, email }: Reachable) =>
    [phone && `Phone ${formatPhone(phone)}`, email].filter(Boolean).join("\n"),
};
export type ReachableShop = Reachable;
