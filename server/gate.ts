import { shopPath } from "#app/domain/shop-path.ts";
import { UPLOAD_FORM_MAX_BYTES } from "#app/domain/upload.ts";
import { LONGEST_ADDRESS } from "./target.ts";

/** Bytes of a form without files. */
export const LARGEST_BODY = 102_400;
/** The addresses whose multipart forms carry files. */
const TAKES_FILES = [
  /^\/consultation\/[^/]+$/,
  /^\/distributor-signup$/,
  /^\/track-order\/[^/]+\/return$/,
  /^\/admin\/doctors\/\d+$/,
  /^\/admin\/gallery$/,
  /^\/admin\/products\/[^/]+$/,
  /^\/admin\/payments\/file$/,
];
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses a change asked for by another site's page, or by nobody's: OWASP CSRF, Sec-Fetch-Site first, Origin as fallback. */
export function refuseForeignOrigin(request: Request, publicOrigin: string): Response | undefined {
  if (SAFE_METHODS.has(request.method)) return undefined;
  if (isCallOfNobody(request) || isOfGateway(request)) return undefined;
  const site = request.headers.get("sec-fetch-site");
  const isOwn = site ? site === "same-origin" : request.headers.get("origin") === publicOrigin;
  return isOwn ? undefined : sentence(403, `Please open the shop at ${publicOrigin} and try again.`);
}

// Another program calls a function with a token of its own: without a cookie there is no visitor in whose name it could be forged.
function isCallOfNobody({ url, headers }: Request): boolean {
  return new URL(url).pathname.startsWith("/api/functions/") && !headers.has("cookie");
}

// Gateway and the owner's phone call with a signature of their own, the gateway's page sends buyers back with a form: none acts in a visitor's name.
function isOfGateway({ url }: Request): boolean {
  const path = shopPath(new URL(url).pathname);
  return (
    /^\/api\/payments\/(?:razorpay|bank-message)$/.test(path) || /^\/checkout\/return\/[\w-]+$/.test(path)
  );
}

/** Refuses addresses over 8 kB (414) and bodies over 100 kB, with files over 11 MB, or of unknown length (413, 411). */
export function refuseOversize(request: Request): Response | undefined {
  if (request.url.length > LONGEST_ADDRESS) return sentence(414, "This address is too long.");
  if (SAFE_METHODS.has(request.method) || !request.body) return undefined;
  const length = request.headers.get("content-length");
  if (length === null) return sentence(411, "Please send the form again from the shop's own page.");
  if (!takesFiles(request))
    return Number(length) > LARGEST_BODY
      ? sentence(413, "This is more text than the form can take.")
      : undefined;
  return Number(length) > UPLOAD_FORM_MAX_BYTES
    ? sentence(413, "This file is too large. Please go back and send one of at most 10 MB.")
    : undefined;
}

/** Refuses an address whose percent signs stand for no letters, or which has a zero byte, which neither the database nor a file system can read (400): nothing of the shop has one. */
export function refuseUnreadable(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  return isReadable(pathname) && !(pathname + search).includes("%00")
    ? undefined
    : sentence(400, "This address cannot be read. Please check it, or start at the home page.");
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function takesFiles(request: Request): boolean {
  const path = shopPath(new URL(request.url).pathname.replace(/\.data$/, ""));
  const type = request.headers.get("content-type") ?? "";
  return type.startsWith("multipart/form-data") && TAKES_FILES.some((address) => address.test(path));
}

function sentence(status: number, words: string): Response {
  return new Response(`${words}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}
