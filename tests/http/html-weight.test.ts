import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HTML_BYTES } from "#server/bundle/budgets.ts";
import { encode } from "#server/compress.ts";
import { createPageCache } from "#server/page-cache.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { type ServedApp, serveApp } from "#tests/support/serve-app.ts";

const PAGES = {
  home: "/",
  shop: "/shop",
  "all of the shop": "/shop?view=all",
  product: "/product/arnica-montana-30-ch-sbl-30-ml",
  remedy: "/remedy/arnica-montana",
  condition: "/diseases/digestive-system/acidity",
  place: "/location/vatika-city",
  search: "/shop?q=arnica%2030",
  questions: "/faq",
  category: "/category/cough-and-cold",
  brand: "/brand/sbl",
  cart: "/cart",
};

let shop: TestShop;
let served: ServedApp;
beforeAll(async () => {
  shop = await openTestShop();
  served = await serveApp(shop.answer, createPageCache(), { env: { PUBLIC_ORIGIN: ORIGIN } });
});
afterAll(async () => {
  served.close();
  await shop.close();
});

test.each(Object.entries(PAGES))("the HTML of %s is within its budget", async (_, path) => {
  const request = get({ port: served.port, path, headers: { "accept-encoding": "br" } });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-encoding"]).toBe("br");
  const html = brotliDecompressSync(await buffer(answer));
  const packed = await encode(html, { coding: "br", use: "again" });
  expect(packed.length).toBeLessThanOrEqual(HTML_BYTES);
});
