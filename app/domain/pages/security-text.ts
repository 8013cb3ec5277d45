const GOOD_FOR_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** Where to tell of a weakness (RFC 9116): the shop's email, good for 180 days from now, within the year that 2.5.5 recommends. */
export function securityText({ origin, email, now }: { origin: string; email: string; now: Date }): string {
  const expires = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, hi",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
