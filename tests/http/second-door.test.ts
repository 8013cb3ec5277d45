import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { unknownPaths } from "#app/db/schema/pages.ts";
import { byUser } from "#app/domain/actor.ts";
import { hasNoLanguage, isAtSecondDoor } from "#app/domain/shop-path.ts";
import { createRedirect } from "#app/services/pages/redirects.server.ts";
import { addPerson, openAuth, PASSWORD } from "#tests/support/accounts.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { sendFile } from "#tests/support/multipart.ts";
import { openVisitor } from "#tests/support/visitor.ts";

const ARNICA = "arnica-montana-30-ch-sbl-30-ml";
const PAGES = [
  "",
  "/shop",
  `/product/${ARNICA}`,
  "/cart",
  "/faq",
  "/homeopathy-in-sohna",
  "/login",
  "/about",
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ LANGUAGES: "en,pseudo" });
});
afterAll(() => shop.close());

const whereTo = (response: Response) => [response.status, response.headers.get("location")];

test.each(PAGES)("/hi%s answers in its language, and every link of it stays there", async (path) => {
  const response = await shop.ask(`/hi${path}`);
  expect(response.status).toBe(200);
  const $ = load(await response.text());
  expect($("html").attr("lang")).toBe("hi-x-pseudo");
  const led = [
    ...$("a[href]")
      .toArray()
      .map((link) => ({ to: $(link).attr("href")!, lang: $(link).attr("hreflang") })),
    ...$("form[action]")
      .toArray()
      .map((form) => ({ to: $(form).attr("action")!, lang: undefined })),
  ].filter(({ to, lang }) => to.startsWith("/") && lang !== "en");
  expect(led.length).toBeGreaterThan(5);
  expect(led.filter(({ to }) => !isAtSecondDoor(to) && !hasNoLanguage(to))).toEqual([]);
});

test("who must sign in first does so in the language read, and comes back in it", async () => {
  expect(whereTo(await shop.ask("/hi/orders"))).toEqual([302, "/hi/login?returnTo=%2Forders"]);
  const { email } = await addPerson(openAuth(shop.database.db));
  const browser = openBrowser(shop, "203.0.113.7");
  const fields = { intent: "password", identifier: email, password: PASSWORD };
  const signedIn = await browser.submit("/hi/login?returnTo=%2Forders", fields);
  expect(whereTo(signedIn)).toEqual([303, "/hi/orders"]);
  expect((await browser.open("/hi/orders")).status).toBe(200);
  expect(whereTo(await browser.submit("/hi/logout", { scope: "local" }))).toEqual([303, "/hi"]);
});

test("a way back that bears its language is not given it twice", async () => {
  const fields = { intent: "add", slug: ARNICA, quantity: "1", returnTo: "/hi/shop" };
  const [status, location] = whereTo(await shop.send("/hi/cart", fields));
  expect(status).toBe(303);
  expect(location).toMatch(/^\/hi\/shop(\?|$)/);
});

test("a page that has moved is followed in the language read, and one that nobody knows is counted without it", async () => {
  const { db } = shop.database;
  expect((await shop.ask("/hi/old-leaflet")).status).toBe(404);
  await db.insert(unknownPaths).values({ path: "/old-leaflet", askedOn: "2026-11-21" });
  await createRedirect(db, {
    fromPath: "/old-leaflet",
    toPath: "/about",
    actor: byUser({ userId: "owner" }),
    now: new Date(),
  });
  expect(whereTo(await shop.ask("/hi/old-leaflet?page=2"))).toEqual([301, "/hi/about?page=2"]);
  expect(whereTo(await shop.ask("/old-leaflet"))).toEqual([301, "/about"]);
});

test.each([
  "/admin",
  "/admin/orders?status=new",
  "/sitemap.xml",
  "/robots.txt",
  "/media/1/shelf.jpg",
  "/pictures/md/arnica.svg",
  "/share/page/shop.png",
  "/health",
  "/ready",
  "/api/visit",
  "/auth/google/callback?code=1",
  "/.well-known/jwks.json",
])("%s has one address in all languages", async (path) => {
  expect(whereTo(await shop.ask(`/hi${path}`))).toEqual([308, path]);
});

test("a page that leads into the office leads to its one address", async () => {
  const { email } = await addPerson(openAuth(shop.database.db), { role: "admin" });
  const browser = openBrowser(shop, "203.0.113.8");
  const fields = { intent: "password", identifier: email, password: PASSWORD };
  expect(whereTo(await browser.submit("/hi/login?returnTo=%2Fadmin", fields))).toEqual([303, "/admin"]);
});

test("files may be sent at the second door where they may be at the first", async () => {
  const bytes = new Uint8Array(300_000);
  for (const path of ["/consultation/no-such-token", "/hi/consultation/no-such-token"])
    expect((await sendFile(shop, path, { name: "report.pdf", bytes })).status, path).not.toBe(413);
  expect((await sendFile(shop, "/hi/cart", { name: "report.pdf", bytes })).status).toBe(413);
});

test("scripts that move on inside the shop are answered in their language", async () => {
  for (const path of ["/hi.data", "/hi/shop.data", "/hi/cart.data"]) {
    const response = await shop.ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get("content-type")).toContain("text/x-script");
  }
  const moved = await (await shop.ask("/hi/orders.data")).text();
  expect(moved).toContain("/login?returnTo=%2Forders");
  expect(moved).not.toContain("%2Fhi");
});

test("a page that is missing says so in its language", async () => {
  const response = await shop.ask("/hi/nothing-here");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('lang="hi-x-pseudo"');
});

test("search engines are told of both languages on every listed page, by each of them", async () => {
  for (const path of ["", "/shop", "/new-arrivals", `/product/${ARNICA}`, "/homeopathy-in-sohna"]) {
    const here = `${ORIGIN}${path || "/"}`;
    for (const door of ["", "/hi"]) {
      const $ = load(await (await shop.ask(door + path || "/")).text());
      const twins = $("link[rel=alternate][hreflang]").toArray();
      expect(twins.map((link) => [$(link).attr("hreflang"), $(link).attr("href")])).toEqual([
        ["en-IN", here],
        ["hi-IN", `${ORIGIN}/hi${path}`],
        ["x-default", here],
      ]);
      expect($("link[rel=canonical]").attr("href")).toBe(door ? `${ORIGIN}/hi${path}` : here);
      expect($("meta[property='og:locale']").attr("content")).toBe(door ? "hi_IN" : "en_IN");
      expect($("meta[name=robots]").attr("content")).toBeUndefined();
    }
  }
  const cart = load(await (await shop.ask("/hi/cart")).text());
  expect(cart("link[rel=alternate][hreflang]").length).toBe(0);
});

test("sitemaps name the pages of both languages, robots.txt closes what is personal in both", async () => {
  for (const name of ["/sitemap.xml", "/sitemap-faq.xml", "/location-sitemap.xml"]) {
    const xml = await (await shop.ask(name)).text();
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.slice(ORIGIN.length));
    const second = paths.filter(isAtSecondDoor);
    expect(second.length).toBeGreaterThan(5);
    expect(second.map((path) => path.slice("/hi".length) || "/")).toEqual(
      paths.filter((path) => !isAtSecondDoor(path)),
    );
  }
  expect(await (await shop.ask("/robots.txt")).text()).toContain("Disallow: /hi/checkout\n");
});

test("structured data leads to pages of its language, and names the shop as the same one", async () => {
  const dataOf = async (path: string) => {
    const $ = load(await (await shop.ask(path)).text());
    return $('script[type="application/ld+json"]').text();
  };
  const [english, second] = [await dataOf(`/product/${ARNICA}`), await dataOf(`/hi/product/${ARNICA}`)];
  expect(english).toContain(`"url":"${ORIGIN}/product/${ARNICA}"`);
  expect(second).toContain(`"url":"${ORIGIN}/hi/product/${ARNICA}"`);
  for (const data of [english, second]) expect(data).toContain(`${ORIGIN}/#pharmacy`);
});

test("the letter about an order placed at the second door leads back to it", async () => {
  const visitor = openVisitor({
    ask: (path, init) => shop.ask(`/hi${path.replace(/^\/hi(?=\/)/, "")}`, init),
    send: (path, fields, init) => shop.send(`/hi${path}`, fields, init),
  });
  await visitor.add(ARNICA);
  const filled = await visitor.fillCheckout({ email: "second.door@example.in" });
  const placed = await visitor.send("/checkout", filled);
  expect(placed.headers.get("location")).toMatch(/^\/hi\/checkout\/thank-you\/[\w-]{32}$/);
  const letters = await shop.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, "second.door@example.in"));
  expect(JSON.stringify(letters)).toContain(`${ORIGIN}/hi/track-order/`);
});
