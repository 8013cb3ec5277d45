import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settings } from "#app/db/schema/ground.ts";
import { internalLinks, seoPages } from "#app/db/schema/pages.ts";
import { AREA_SLUGS } from "#app/domain/places/place.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { addDoctor } from "#tests/support/clinic.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addDoctor(shop.database.db);
});
afterAll(() => shop.close());

async function open(path: string) {
  const response = await shop.ask(path);
  const html = await response.text();
  const $ = load(html);
  return {
    response,
    $,
    main: $("main").text(),
    canonical: $('link[rel="canonical"]').attr("href"),
    robots: $('meta[name="robots"]').attr("content"),
  };
}

test.each(["/location/vatika-city", "/seo/vatika-city"])(
  "%s shows all that a landing page must",
  async (path) => {
    const { response, $, main, canonical } = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("s-maxage=");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(canonical).toBe(`${ORIGIN}/location/vatika-city`);
    expect(
      $("main nav")
        .first()
        .find("li")
        .map((_, li) => $(li).text())
        .get(),
    ).toEqual(["Home", "Locations", "Vatika City, Sector 49"]);
    expect($("h1").text()).toBe("Homeopathic Medicines in Vatika City, Sector 49");
    expect($('meta[name="keywords"]').attr("content")).toContain("vatika city");
    for (const tile of [
      "Authentic Products",
      "Expert Consultation",
      "Same Day Delivery",
      "9 AM - 9 PM Service",
    ]) {
      expect(
        $("main h3")
          .map((_, h3) => $(h3).text())
          .get(),
      ).toContain(tile);
    }
    for (const slug of [
      "dilutions",
      "mother-tinctures",
      "bio-combination",
      "biochemic",
      "medicines",
      "cosmetics",
    ]) {
      expect($(`main a[href="/category/${slug}"]`), slug).toHaveLength(1);
    }
    // Medicines come first.
    const order = $("main").find(".product-card, #delivery");
    expect(order.first().is(".product-card")).toBe(true);
    expect(main).toContain("Related Locations");
    expect($('main aside a[href="/contact"]').text()).toBe("Contact Us");
    expect($('main aside a[href="/shop"]').text()).toBe("Shop Now");
    expect($("main aside").text()).toMatch(/Sohna Road.*122103.*\+91 .*9:30 AM/s);
  },
);

test("the page of an area has one canonical address, whichever of its three it is asked by", async () => {
  for (const slug of AREA_SLUGS) {
    for (const path of [`/homeopathy-in-${slug}`, `/location/${slug}`, `/seo/${slug}`]) {
      const { response, canonical } = await open(path);
      expect(response.status, path).toBe(200);
      expect(canonical, path).toBe(`${ORIGIN}/homeopathy-in-${slug}`);
    }
  }
});

test("related locations come from the links that the owner set, none to a page that is hidden", async () => {
  const targets = async () =>
    load(await (await shop.ask("/location/teekli")).text())("main section")
      .last()
      .find("li a")
      .map((_, link) => link.attribs.href)
      .get();
  const before = await targets();
  expect(before).toHaveLength(6);
  const hidden = before[1]!.replace("/location/", "");
  await shop.database.db.update(seoPages).set({ isActive: false }).where(eq(seoPages.slug, hidden));
  await shop.database.db
    .update(internalLinks)
    .set({ anchorText: "Another name" })
    .where(eq(internalLinks.targetPage, before[0]!));
  expect(await targets()).not.toContain(before[1]);
  expect((await open("/location/teekli")).main).toContain("Another name");
  expect((await open(`/location/${hidden}`)).response.status).toBe(404);
  await shop.database.db.update(seoPages).set({ isActive: true }).where(eq(seoPages.slug, hidden));
});

test.each(["/location/no-such-place", "/seo/no-such-place", "/location/__proto__"])(
  "%s is not there, and says so",
  async (path) => {
    const { response, main, robots, $ } = await open(path);
    expect(response.status).toBe(404);
    expect(main).toContain("Page Not Found");
    expect(main).toContain("The page you're looking for doesn't exist or has been moved.");
    expect($('main a[href="/"]')).toHaveLength(1);
    expect(robots).toContain("noindex");
  },
);

test("an area that the menus do not name has no address of its own", async () => {
  expect((await shop.ask("/homeopathy-in-nowhere")).status).toBe(404);
});

test.each([
  ["/location/teekli", "Same Day Delivery", "the same day, ordered before 2:00 PM", "₹100 to ₹3,000"],
  ["/homeopathy-in-palwal", "Next Day Delivery", "on the next working day, by our own rider", "not here"],
  ["/location/saket", "Delivery in 1 to 2 Days", "in 1 to 2 working days, by courier", "not here"],
])("%s promises %s and what checkout keeps", async (path, tile, arrives, cod) => {
  const { main, $ } = await open(path);
  expect(
    $("main h3")
      .map((_, h3) => $(h3).text())
      .get(),
  ).toContain(tile);
  expect($("main dl").text()).toContain(arrives);
  expect($("main dl").text()).toContain(cod);
  if (tile !== "Same Day Delivery") expect(main).not.toContain("Same Day Delivery");
});

test("only Sohna is offered express", async () => {
  expect((await open("/location/eldeco-accolade")).main).toContain("within 2 to 3 hours, ₹79");
  expect((await open("/location/sector-14")).main).not.toContain("within 2 to 3 hours");
});

test("what the owner sets is what the pages say", async () => {
  const { db } = shop.database;
  await db.insert(settings).values({
    key: "delivery",
    value: { cutOff: "12:30", freeFromPaise: 60_000, zones: { "same-day": { feePaise: 5000 } } },
  });
  const { main } = await open("/location/teekli");
  expect(main).toContain("ordered before 12:30 PM");
  expect(main).toContain("₹50, free from ₹600");
  await db.delete(settings).where(eq(settings.key, "delivery"));
});

test("the content of a page is cleaned when it is shown, too", async () => {
  const { db } = shop.database;
  const [before] = await db.select().from(seoPages).where(eq(seoPages.slug, "damdama"));
  const content = `<h2>Damdama</h2><p onclick="x()">Safe <a href="javascript:x()">link</a></p><script>x()</script><iframe src="//x"></iframe>`;
  await db.update(seoPages).set({ content }).where(eq(seoPages.slug, "damdama"));
  const { $ } = await open("/location/damdama");
  const article = $("main article:not(.product-card) > div").html()!;
  expect(article).toBe("<h2>Damdama</h2><p>Safe <a>link</a></p>");
  await db.update(seoPages).set({ content: before!.content }).where(eq(seoPages.slug, "damdama"));
});

test("/locations leads to every place that has a page, and to both guides", async () => {
  const { $, response, canonical } = await open("/locations");
  expect(response.status).toBe(200);
  expect(canonical).toBe(`${ORIGIN}/locations`);
  const linked = new Set(
    $("main a")
      .map((_, link) => link.attribs.href)
      .get(),
  );
  const pages = await shop.database.db.select().from(seoPages);
  expect(pages).toHaveLength(98);
  expect(
    pages.map((page) => page.canonicalUrl ?? `/location/${page.slug}`).filter((path) => !linked.has(path)),
  ).toEqual([]);
  expect(linked).toContain("/haryana/gurgaon/homeopathy");
  expect(linked).toContain("/haryana/gurgaon/sohna/homeopathy");
});

test.each([
  ["/haryana/gurgaon/homeopathy", "Homeopathy in Gurgaon, Haryana", "/location/sector-14"],
  ["/haryana/gurgaon/sohna/homeopathy", "Homeopathy in Sohna, Gurgaon", "/location/dhunela"],
])("%s guides to the places of the region", async (path, heading, place) => {
  const { $, response, canonical } = await open(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("s-maxage=");
  expect($("h1").text()).toBe(heading);
  expect(canonical).toBe(`${ORIGIN}${path}`);
  expect($(`main a[href="${place}"]`)).toHaveLength(1);
});
