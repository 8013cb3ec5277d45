import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { shopContext } from "#app/context.ts";
import { ownCookie } from "#app/middleware/own-cookie.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** What a challenge was given out for; "add" is bound to the account too. */
export type ChallengePurpose = "sign-in" | "add" | "prove";

const KEPT_SECONDS = 300;

const keptSchema = z.object({
  challenge: z.string(),
  purpose: z.enum(["sign-in", "add", "prove"]),
  userId: z.string(),
  until: z.number(),
});

/** The Set-Cookie line that binds a challenge to this browser, its purpose and its account for 5 minutes. */
export function challengeCookie(
  context: Readonly<RouterContextProvider>,
  { challenge, purpose, userId = "" }: { challenge: string; purpose: ChallengePurpose; userId?: string },
): Promise<string> {
  const shop = context.get(shopContext);
  const until = shop.clock().getTime() + KEPT_SECONDS * 1_000;
  return cookieOf(shop).write({ challenge, purpose, userId, until });
}

/** The challenge that was given to this browser for that purpose and account; undefined for another, or one that is too old. */
export async function findChallenge(
  { request, context }: Asked,
  { purpose, userId = "" }: { purpose: ChallengePurpose; userId?: string },
): Promise<string | undefined> {
  const shop = context.get(shopContext);
  const { value } = await cookieOf(shop).read(request);
  const kept = keptSchema.safeParse(value).data;
  const isMeant = kept?.purpose === purpose && kept.userId === userId && kept.until > shop.clock().getTime();
  return isMeant ? kept.challenge : undefined;
}

function cookieOf(shop: Parameters<typeof ownCookie>[0]) {
  return ownCookie(shop, { name: "materia_passkey", maxAgeSeconds: KEPT_SECONDS });
}
