import { shopPath } from "#app/domain/shop-path.ts";

/** True when the page's script asks for data; false for a form or link of the bare browser, which wants a page. */
export function isSentByScript(request: Request): boolean {
  return shopPath(new URL(request.url)).endsWith(".data");
}
