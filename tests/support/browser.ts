import type { TestShop } from "#tests/support/app.ts";

export type Browser = {
  cookies: Map<string, string>;
  open(path: string, init?: RequestInit): Promise<Response>;
  submit(path: string, fields: Record<string, string>, init?: RequestInit): Promise<Response>;
};

/** A browser that keeps cookies as a real one does, on an address of its own, and follows nothing by itself. */
export function openBrowser(shop: TestShop, address: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    open: async (path, init) => keep(await shop.ask(path, { ...init, address, headers: withCookies(init) })),
    submit: async (path, fields, init) =>
      keep(await shop.send(path, fields, { ...init, address, headers: withCookies(init) })),
  };

  function withCookies(init: RequestInit | undefined): Headers {
    const headers = new Headers(init?.headers);
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (kept && !headers.has("cookie")) headers.set("cookie", kept);
    return headers;
  }

  function keep(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf("="));
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
    return response;
  }
}
