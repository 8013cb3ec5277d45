/** True when the page's script asks for data; false for a form or link of the bare browser, which wants a page. */
export function isSentByScript(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
