import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs what a link opens and until when, in milliseconds; who has the link may open it until then. */
export function signLink(secret: string, { opens, until }: { opens: string; until: number }): string {
  return createHmac("sha256", secret).update(`link\n${opens}\n${until}`).digest("base64url");
}

/** True for a signature of `signLink` whose time is not over. */
export function isLinkGood(
  secret: string,
  { opens, until, signature, now }: { opens: string; until: number; signature: string; now: Date },
): boolean {
  if (!Number.isSafeInteger(until) || until < now.getTime()) return false;
  const expected = Buffer.from(signLink(secret, { opens, until }));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
