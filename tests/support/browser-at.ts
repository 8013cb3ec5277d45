import { openVisitor } from "#tests/support/visitor.ts";

/** A browser without JavaScript that asks a running shop over the network; with an address as if a proxy passed it on from there. */
export function openBrowserAt(origin: string, { address: from }: { address?: string } = {}) {
  const over = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (from !== undefined) headers.set("x-forwarded-for", from);
    return fetch(origin + path, { ...init, headers, redirect: "manual" });
  };
  return openVisitor({
    ask: (path, { address: _, ...init } = {}) => over(path, init),
    send: (path, fields, { address: _, ...init } = {}) => {
      const headers = new Headers(init.headers);
      headers.set("origin", origin);
      return over(path, { ...init, method: "POST", headers, body: new URLSearchParams(fields) });
    },
  });
}
