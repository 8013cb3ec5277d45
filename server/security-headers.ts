import { createHash } from "node:crypto";
import { bytesOf, holdAnswer } from "#app/middleware/held-answer.server.ts";
import { startLate } from "./late-start.ts";
import { RULES_HEADER } from "./speculation-rules.ts";

const STAY_WITH_HTTPS = "max-age=31536000; includeSubDomains";
const ALWAYS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": permissions("()"),
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** A page of the shop itself may listen and look, for searches by voice and by barcode: the browser asks the visitor first. */
const PAGE_PERMISSIONS = permissions("(self)");

const NOTHING_LOADED = "default-src 'none'; frame-ancestors 'none'";
/** For what somebody may not load into a page of theirs; what is public and the same for all weighs less without it. */
const OWN_PAGES_ONLY = { "cross-origin-resource-policy": "same-origin" };
const PUBLIC = /\b(?:public|s-maxage)\b/;

/** The headers of an answer that is no page. */
export function standingHeaders(publicOrigin: string): Record<string, string> {
  return {
    ...ALWAYS,
    ...OWN_PAGES_ONLY,
    ...(publicOrigin.startsWith("https:") && { "strict-transport-security": STAY_WITH_HTTPS }),
    "content-security-policy": NOTHING_LOADED,
  };
}

/**
 * The headers of a file of the shop that is opened by itself or from another site. Its own pages load a dozen on a first visit, and
 * what these headers guard against does not happen there. A drawing has its own styles.
 */
export function openedFileHeaders(publicOrigin: string): Record<string, string> {
  return {
    ...standingHeaders(publicOrigin),
    "content-security-policy": `${NOTHING_LOADED}; style-src 'unsafe-inline'; img-src data:`,
  };
}

/**
 * Puts the security headers on every answer. On pages the policy allows, by hash, just the inline scripts that bear the mark of the
 * renderer: a script that came in with somebody's text has no mark. The mark itself stays here.
 */
export async function securePage(
  response: Response,
  {
    publicOrigin,
    requestId,
    googleIssuer,
    payAddress,
    scriptMark,
    keepData,
  }: {
    publicOrigin: string;
    requestId: string;
    googleIssuer: string | undefined;
    /** Of the gateway, on the page from which people go there to pay. */
    payAddress?: string | undefined;
    scriptMark: string;
    /** Where the data of a page goes that is the same for all; without it, into the page. */
    keepData?: ((data: string) => string) | undefined;
  },
): Promise<Response> {
  const headers = new Headers(response.headers);
  const isPage = headers.get("content-type")?.startsWith("text/html");
  if (isPage) headers.set("permissions-policy", PAGE_PERMISSIONS);
  for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value);
  const isPublic = PUBLIC.test(headers.get("cache-control") ?? "");
  for (const [name, value] of Object.entries(isPublic ? {} : OWN_PAGES_ONLY))
    if (!headers.has(name)) headers.set(name, value);
  if (publicOrigin.startsWith("https:")) headers.set("strict-transport-security", STAY_WITH_HTTPS);
  headers.set("x-request-id", requestId);
  if (!isPage) {
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING_LOADED);
    return new Response(response.body, { status: response.status, headers });
  }
  // Byte for byte: what is looked for and hashed is the same in UTF-8, which would be read and written for nothing.
  const isEmpty = !("held" in response) && response.body === null;
  const rendered = isEmpty ? Buffer.alloc(0) : await bytesOf(response);
  const mark = ` nonce="${scriptMark}"`;
  // What is the same for all is there to be read; a form, a cart or an account is there to be worked with.
  const { html, inline } = startLate(rendered, mark, isPublic ? { keepData } : { workedWith: true });
  if (isPublic && response.status === 200) headers.set(...RULES_HEADER);
  headers.set("content-security-policy", pagePolicy(inline, [googleIssuer, payAddress]));
  const { status } = response;
  if (isEmpty) return new Response(null, { status, headers });
  return holdAnswer(html, { status, headers });
}

function permissions(ofSearch: "()" | "(self)"): string {
  return `camera=${ofSearch}, microphone=${ofSearch}, geolocation=(), payment=(), interest-cohort=()`;
}

function pagePolicy(inline: string[], formTargets: (string | undefined)[]): string {
  const hashes = inline.map(
    (code) => `'sha256-${createHash("sha256").update(code, "latin1").digest("base64")}'`,
  );
  return [
    // Styles too: files of the shop only, neither elements nor attributes with styles in a page.
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    "img-src 'self' data:",
    // The map of the contact page, once somebody asks for it.
    "frame-src https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    // The form that starts signing in with Google is led on to Google's own page.
    ["form-action 'self'", ...formTargets.map((target) => target && new URL(target).origin)]
      .filter(Boolean)
      .join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}
