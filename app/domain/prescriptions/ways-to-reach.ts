/** How the shop writes to somebody. */
export type WayToReach = { channel: "mail" | "sms"; recipient: string };

/** Every way that somebody has given to reach them by: mail first, then text message. */
export function waysToReach({ email, phone }: { email: string; phone: string }): WayToReach[] {
  return [
    ...(email ? [{ channel: "mail" as const, recipient: email }] : []),
    ...(phone ? [{ channel: "sms" as const, recipient: phone }] : []),
  ];
}
