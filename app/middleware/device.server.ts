import { createContext, createCookie } from "react-router";
import type { Shop } from "#app/context.ts";

/** The account that this browser is known for. */
export const deviceContext = createContext<string | undefined>(undefined);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The account that this browser has signed in to before: its owner gets in also while strangers are guessing. */
export async function knownUserId(shop: Shop, request: Request): Promise<string | undefined> {
  const signed: unknown = await deviceCookie(shop).parse(request.headers.get("Cookie"));
  return typeof signed === "string" ? signed : undefined;
}

/** The Set-Cookie value that makes this browser known for that account. */
export function deviceCookieHeader(shop: Shop, userId: string): Promise<string> {
  return deviceCookie(shop).serialize(userId);
}

function deviceCookie({ secret, config }: Shop) {
  return createCookie("materia_device", {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicOrigin.startsWith("https:"),
    path: "/",
    maxAge: YEAR_SECONDS,
  });
}
