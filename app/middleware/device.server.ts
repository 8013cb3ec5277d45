import { createContext } from "react-router";
import type { Shop } from "#app/context.ts";
import { ownCookie, type ReadCookie } from "#app/middleware/own-cookie.server.ts";

/** The account that this browser is known for. */
export const deviceContext = createContext<string | undefined>(undefined);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The account that this browser has signed in to before: its owner gets in also while strangers are guessing. */
export async function readKnownUser(
  shop: Shop,
  request: Request,
): Promise<{ userId: string | undefined; renewal: ReadCookie["renewal"] }> {
  const { value, renewal } = await deviceCookie(shop).read(request);
  return { userId: typeof value === "string" ? value : undefined, renewal };
}

/** The Set-Cookie value that makes this browser known for that account. */
export function deviceCookieHeader(shop: Shop, userId: string): Promise<string> {
  return deviceCookie(shop).write(userId);
}

function deviceCookie(shop: Shop) {
  return ownCookie(shop, {
    name: "materia_device",
    maxAgeSeconds: YEAR_SECONDS,
    formerShape: /^[A-Za-z0-9]{32}$/,
  });
}
