const PINCODE_COOKIE = /(?:^|;\s*)pincode=([1-9]\d{5})(?:;|$)/;

/** The PIN code that the visitor chose on a product page, from its plain cookie. */
export function chosenPincode(request: Request): string | undefined {
  return PINCODE_COOKIE.exec(request.headers.get("Cookie") ?? "")?.[1];
}
