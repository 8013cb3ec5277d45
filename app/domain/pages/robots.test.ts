import { expect, test } from "vitest";
import { robotsText } from "#app/domain/pages/robots.ts";

const origin = "https://shop.example";

/** What each agent is told: its forbidden paths and its pause. */
function rulesOf(text: string) {
  return Object.fromEntries(
    text.split("\n\n").flatMap((group) => {
      const lines = group.split("\n").filter((line) => !line.startsWith("#"));
      const values = (name: string) =>
        lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
      const rules = { disallow: values("Disallow"), delay: values("Crawl-delay") };
      return values("User-agent").map((agent) => [agent, rules] as const);
    }),
  );
}

test("office, personal pages and scripts are closed to everybody", () => {
  const { "*": everybody } = rulesOf(robotsText({ origin, variant: "plain" }));
  for (const path of ["/admin", "/api/", "/cart", "/checkout", "/wishlist", "/orders", "/profile"])
    expect(everybody!.disallow).toContain(path);
});

test("no public page lies under a closed path", () => {
  const { "*": everybody } = rulesOf(robotsText({ origin, variant: "plain" }));
  for (const path of [
    "/",
    "/shop",
    "/product/x",
    "/category/x",
    "/track-order",
    "/pictures/md/x.svg",
    "/share/page/shop.png",
  ])
    expect(everybody!.disallow.filter((closed) => path.startsWith(closed))).toEqual([]);
});

test.each(["enhanced", "advanced"] as const)("the %s variant says nothing else to any crawler", (variant) => {
  expect(rulesOf(robotsText({ origin, variant }))).toEqual(rulesOf(robotsText({ origin, variant: "plain" })));
});

test("what is closed is closed in the second language too", () => {
  const { "*": everybody } = rulesOf(robotsText({ origin, variant: "plain", hasSecondDoor: true }));
  for (const path of ["/hi/cart", "/hi/checkout", "/hi/profile", "/hi/api/"])
    expect(everybody!.disallow).toContain(path);
  expect(everybody!.disallow.filter((path) => path === "/admin")).toHaveLength(1);
  expect(robotsText({ origin, variant: "plain" })).not.toContain("/hi");
});

test("pauses lie between 1 and 10 seconds, and all sitemaps are named", () => {
  const text = robotsText({ origin, variant: "plain" });
  for (const { delay } of Object.values(rulesOf(text))) {
    expect(Number(delay[0])).toBeGreaterThanOrEqual(1);
    expect(Number(delay[0])).toBeLessThanOrEqual(10);
  }
  for (const name of ["sitemap", "sitemap-faq", "location-sitemap", "enhanced-sitemap"])
    expect(text).toContain(`Sitemap: ${origin}/${name}.xml\n`);
});
