import { openVisitor } from "#tests/support/visitor.ts";

/** A browser without JavaScript that asks a running shop over the network. */
export function openBrowserAt(origin: string) {
  const over = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, redirect: "manual" });
  return openVisitor({
    ask: (path, { address: _, ...init } = {}) => over(path, init),
    send: (path, fields, { address: _, ...init } = {}) => {
      const headers = new Headers(init.headers);
      headers.set("origin", origin);
      return over(path, { ...init, method: "POST", headers, body: new URLSearchParams(fields) });
    },
  });
}
