import { shopPath } from "#app/domain/shop-path.ts";

// Where a form may send the visitor afterwards: only to pages of our own, else a link could lead on to a false shop
// (OWASP, unvalidated redirects). "/shop?q=arnica" is one; "//elsewhere.example", "/\elsewhere.example" and their
// percent-encoded twins are not.

const MAX_LENGTH = 500;
// A slash, then no slash or backslash in any spelling, and nowhere a second slash, a backslash or a control character.
const OWN_PATH = /^\/(?!\/|%2f)(?!.*(\/\/|\\|%5c|%2f%2f|%0|%1))[\x21-\x7e]*$/i;

declare const isOwn: unique symbol;

/** A path of our own that comes from data (the owner's links, `returnTo`), checked by `ownPath`. */
export type OwnPath = string & { readonly [isOwn]: true };

/** The path inside the shop, without its language, when it leads to a page of our own; undefined for anything else. */
export function ownPath(text: unknown): OwnPath | undefined {
  if (typeof text !== "string" || text.length > MAX_LENGTH || !text.startsWith("/")) return undefined;
  const path = shopPath(text);
  return OWN_PATH.test(path) ? (path as OwnPath) : undefined;
}
