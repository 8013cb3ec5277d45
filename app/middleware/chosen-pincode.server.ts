import { cookieName } from "#app/domain/cookie-name.ts";

const NAME = "pincode";
const REMEMBERED_SECONDS = 180 * 24 * 60 * 60;
const BOUND_TO_HOST = /(?:^|;\s*)__Host-pincode=([1-9]\d{5})(?:;|$)/;
/** Over http, and what browsers were given before cookies were bound to the host. */
const PLAIN = /(?:^|;\s*)pincode=([1-9]\d{5})(?:;|$)/;

/** The PIN code that the visitor chose on a product page, from its plain cookie. */
export function chosenPincode(request: Request): string | undefined {
  const sent = request.headers.get("Cookie") ?? "";
  return (BOUND_TO_HOST.exec(sent) ?? PLAIN.exec(sent))?.[1];
}

/** The Set-Cookie value that remembers a PIN code for 180 days; no script reads it. */
export function pincodeCookie(pincode: string, publicOrigin: string): string {
  const isSecure = publicOrigin.startsWith("https:");
  return `${cookieName(publicOrigin, NAME)}=${pincode}; Path=/; Max-Age=${REMEMBERED_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
