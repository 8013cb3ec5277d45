import { hrefOf } from "#app/content/messages/page-address.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

const PATIENCE_MS = 20_000;

/** Names one press, so that the shop does it once however often it is sent; empty where the browser makes none, on a page that is not secure. */
export function newKey(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : "";
}

/** Sends fields to an address that answers without a page; undefined when the shop cannot be reached. */
export async function postToShop<Reply>(path: RoutePath, body: URLSearchParams): Promise<Reply | undefined> {
  try {
    const response = await fetch(hrefOf(path), {
      method: "POST",
      body,
      // A press is not lost when another page is opened before the shop has answered.
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await response.json()) as Reply;
  } catch {
    return undefined;
  }
}
