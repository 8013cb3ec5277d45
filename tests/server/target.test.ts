import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KEPT } from "#app/domain/kept-page.ts";
import { parseTarget } from "#server/target.ts";
import { type ServedApp, serveApp } from "#tests/support/serve-app.ts";

const DOOR = { publicOrigin: "http://localhost:3000", secondLanguage: undefined };
const SEEN_BY_THE_APP: string[] = [];

let shop: ServedApp;
beforeAll(async () => {
  // A shop whose every page says all that it was asked with.
  shop = await serveApp(async (request) => {
    const { pathname, search } = new URL(request.url);
    SEEN_BY_THE_APP.push(pathname + search);
    const page = JSON.stringify([pathname + search, ...request.headers]);
    return new Response(page, { headers: { "content-type": "text/html", "cache-control": KEPT } });
  });
});
afterAll(() => shop.close());

type Answered = {
  status: number;
  location: string | undefined;
  body: string;
  headers: IncomingMessage["headers"];
};

/** Sends just this request line; fetch would tidy it up. */
async function send(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const asked = ask({ port: shop.port, path: "/", ...options });
  asked.path = path;
  asked.end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const body = decoded(Buffer.concat(await response.toArray()), response.headers["content-encoding"]);
  const { statusCode: status = 0, headers } = response;
  return { status, location: headers.location, body, headers } satisfies Answered;
}

function decoded(body: Buffer, coding: string | undefined): string {
  const plain = coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body;
  return plain.toString("utf8");
}

test("words behind a second question mark are on no page that others are shown", async () => {
  const evil = await send("/faq??&q=EVIL");
  expect(evil).toMatchObject({ status: 301, location: "/faq?q=EVIL" });
  await send("/shop?sort=rating?&q=EVIL");
  for (const path of ["/faq", "/shop", "/shop?sort=rating"]) {
    expect((await send(path)).body, path).not.toContain("EVIL");
  }
});

test("equal key means equal page, byte for byte, whatever the spelling, the order of the query and the headers", async () => {
  const spelled = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((codes) =>
        [...text].map((sign, n) => (codes[n] ? `%${sign.charCodeAt(0).toString(16)}` : sign)).join(""),
      );
  const segment = fc
    .constantFrom(
      "shop",
      "Shop",
      "product",
      "arnica",
      "brands",
      "cart",
      ".",
      "..",
      "",
      "shop.data",
      "_.data",
      "a b",
    )
    .chain((text) =>
      fc.oneof({ weight: 4, arbitrary: fc.constant(text.replace(" ", "%20")) }, spelled(text)),
    );
  const parameter = fc
    .tuple(
      fc.constantFrom(
        "q",
        "page",
        "sort",
        "tab",
        "pincode",
        "utm_source",
        "fbclid",
        "_routes",
        "v",
        "?",
        "q?",
        "",
      ),
      fc.constantFrom("", "1", "EVIL", "a=b", "%3F", "?", "a+b", "%20", "rating"),
    )
    .map(([name, value]) => `${name}=${value}`);
  const address = fc
    .tuple(
      fc.oneof(
        fc.constantFrom(
          ["shop"],
          ["shop.data"],
          ["product", "arnica"],
          ["faq"],
          ["brands"],
          ["bestsellers"],
          ["cart"],
        ),
        fc.array(segment, { minLength: 1, maxLength: 3 }),
      ),
      fc.array(parameter, { maxLength: 4 }),
      fc.constantFrom("?", "?", "?&", "??"),
    )
    .map(([parts, query, mark]) => `/${parts.join("/")}${query.length ? mark : ""}${query.join("&")}`);
  const marked = ["MARK-1", "MARK-2", "http://mark-3.example/"];
  const headers = fc.record(
    {
      ...Object.fromEntries(
        [
          ...["cookie", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-for", "forwarded"],
          ...["x-original-url", "origin", "referer", "range", "user-agent", "accept-language"],
        ].map((name) => [name, fc.constantFrom(...marked)]),
      ),
      accept: fc.constantFrom("*/*", "text/x-script", "MARK-1"),
      "accept-encoding": fc.constantFrom("br", "gzip", "gzip, br", "identity", "MARK-1"),
      "if-none-match": fc.constantFrom('"MARK-1"', "*", "held"),
    },
    { requiredKeys: [] },
  );
  const pages = new Map<string, { body: string; etag: string }>();
  await fc.assert(
    fc.asyncProperty(address, headers, async (path, sent) => {
      const target = parseTarget(path, DOOR);
      if ("status" in target) return;
      const known = target.key === undefined ? undefined : pages.get(target.key);
      const isHeld = sent["if-none-match"] === "held";
      const { "if-none-match": _, ...others } = sent;
      const asked = !isHeld ? sent : { ...others, ...(known && { "if-none-match": known.etag }) };
      const { status, location, body, headers: answered } = await send(path, { headers: asked });
      if (target.movedTo !== undefined) {
        expect([status, location]).toEqual([301, target.movedTo]);
        expect(location).toMatch(/^\/(?!\/)/);
        // The address it leads to is one that is answered, and asks for the same.
        expect(parseTarget(location!, DOOR)).toMatchObject({ movedTo: undefined, url: expect.any(String) });
        if (target.key) expect(parseTarget(location!, DOOR)).toMatchObject({ key: target.key });
        return;
      }
      if (isHeld && known) {
        expect([status, body, answered.etag]).toEqual([304, "", known.etag]);
        return;
      }
      expect(status).toBe(200);
      expect(JSON.parse(body)[0]).toBe(target.url);
      if (target.key === undefined) return;
      const page = { body, etag: answered.etag! };
      expect(JSON.stringify([body, answered]).toLowerCase()).not.toContain("mark-");
      expect(page).toEqual(known ?? page);
      pages.set(target.key, page);
    }),
    { numRuns: 600 },
  );
  expect(pages.size).toBeGreaterThan(20);
  expect(new Set(SEEN_BY_THE_APP).size).toBeGreaterThan(pages.size);
});

test.each([
  ["/shop/", "/shop"],
  ["//shop", "/shop"],
  ["/./shop", "/shop"],
  ["/brands/../shop?page=2", "/shop?page=2"],
  ["/Shop", "/shop"],
  ["/%73hop?utm_source=letter", "/shop?utm_source=letter"],
  ["/PRODUCT/Arnica/", "/product/Arnica"],
  ["/shop/_.data", "/shop.data"],
  ["//evil.example/Shop/", "/evil.example/Shop"],
  ["/\\evil.example", "/%5Cevil.example"],
  ["/track-order/AbC-dEf_1/", "/track-order/AbC-dEf_1"],
])("%s has one spelling, %s", async (path, location) => {
  for (const method of ["GET", "HEAD"])
    expect(await send(path, { method }), method).toMatchObject({ status: 301, location });
});

test("the way to the one spelling of a secret link is kept by nobody, and has the headers of every answer", async () => {
  const { headers } = await send("/track-order/AbC-dEf_1/");
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

test("a form that is sent to another spelling arrives", async () => {
  const { status, body } = await send("/cart//?added=1", { method: "POST" });
  expect([status, JSON.parse(body)[0]]).toEqual([200, "/cart?added=1"]);
});

test("campaign and other unknown parameters ask for the page that is kept already", async () => {
  await send("/about");
  const before = SEEN_BY_THE_APP.length;
  for (const query of ["utm_source=letter", "fbclid=1", "gclid=2&utm_medium=x", "x=1", "q=1", "__proto__=1"])
    expect((await send(`/about?${query}`)).status).toBe(200);
  await send("/pictures/md/arnica.svg?v=1");
  await send("/pictures/md/arnica.svg?v=2&x=3");
  await send("/about", { method: "HEAD" });
  expect(SEEN_BY_THE_APP.slice(before)).toEqual(["/pictures/md/arnica.svg?v="]);
});

test.each([
  ["GET", "*", 400],
  ["OPTIONS", "*", 400],
  ["GET", "http://evil.example/shop", 400],
  ["GET", "http://localhost:3000@evil.example/shop", 400],
  ["GET", "/media/%00", 400],
  ["GET", "/media/%00/640.avif", 400],
  ["POST", "/faq/%00/x", 400],
  ["GET", "/refill/%00", 400],
  ["GET", "/consultation/x/records/%00", 400],
  ["GET", "/product/%E0%A4%A", 400],
  ["GET", `/shop?q=${"a".repeat(9_000)}`, 414],
  ["TRACE", "/shop", 405],
  ["PROPFIND", "/shop", 405],
])("%s %s is answered with a sentence and %i", async (method, path, status) => {
  const answered = await send(path, { method });
  expect(answered.status).toBe(status);
  expect(answered.body).toMatch(/^[A-Z][^\n]+\.\n$/);
});

test("an address with this shop's own name before it is the same address", async () => {
  expect(JSON.parse((await send("http://localhost:3000/brands?x=1")).body)[0]).toBe("/brands");
});

test("a browser that holds the page is told so through a proxy that weakens its mark", async () => {
  const { headers, status } = await send("/gallery");
  const etag = headers.etag!;
  expect(status).toBe(200);
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`])
    expect((await send("/gallery", { headers: { "if-none-match": held } })).status).toBe(304);
  expect((await send("/gallery", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});
