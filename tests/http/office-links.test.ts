import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { enqueueMessages } from "#app/services/outbox.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { askForConsultation, askForPrices, askInWriting } from "#tests/support/ask-the-shop.ts";
import { enterAs } from "#tests/support/office.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  process.env.SHOP_ORIGIN = ORIGIN;
  shop = await openTestShop();
  await fillOffice();
});
afterAll(() => shop.close());

test.each(["admin", "staff", "doctor"] as const)(
  "every link and search result that %s sees in the back office opens",
  async (role) => {
    const person = await enterAs(shop, role);
    const found = new Map<string, string>();
    const waiting: [path: string, from: string][] = [
      ["/admin", ""],
      ["/admin/search?q=Asha", ""],
      ["/admin/search?q=arnica", ""],
    ];
    // The first screen of a kind tells what all of them lead to.
    const kinds = new Set<string>();
    for (const [path, from] of waiting) {
      const page = await person.read(path);
      found.set(path, `${page.status} from ${from}`);
      for (const href of linksOf(page.html, path)) {
        if (kinds.has(kindOf(href))) continue;
        kinds.add(kindOf(href));
        waiting.push([href, path]);
      }
    }
    expect([...found].filter(([, answer]) => !answer.startsWith("200"))).toEqual([]);
    expect(found.size).toBeGreaterThan(role === "doctor" ? 12 : 60);
  },
  180_000,
);

const BROKEN = ["99999999999", "1.5", "-1", "0", "1e3", "9".repeat(400), "abc", "अ"];

test("an id that no row can have breaks no list and no screen of the office", async () => {
  const owner = await enterAs(shop, "admin");
  for (const list of LISTS)
    for (const id of BROKEN)
      expect([list, id, (await owner.ask(`${list}after=${id}`)).status]).toEqual([list, id, 200]);
  for (const screen of ["customers", "stock/batches", "doctors", "products/import"])
    for (const id of BROKEN)
      expect([screen, id, (await owner.ask(`/admin/${screen}/${id}`)).status]).toEqual([screen, id, 404]);
});

const LISTS = [
  "/admin/customers?",
  "/admin/reviews?",
  "/admin/messages?view=sent&",
  "/admin/jobs?view=all&",
  "/admin/people?",
  "/admin/people/applications?",
  "/admin/audit?",
  "/admin/settings/pincodes?",
  "/admin/links/internal?",
  "/admin/stock?",
  "/admin/stock/ledger?",
  "/admin/orders?view=all&",
  "/admin/products?",
  "/admin/enquiries?view=all&",
  "/admin/prescriptions?doctor=99999999999&",
  "/admin/consultations?doctor=99999999999&",
];

test.each([
  ["/admin/messages", {}],
  ["/admin/reviews", { intent: "publish" }],
  ["/admin/reviews", { intent: "reject", reason: "x" }],
  ["/admin/links/internal", { intent: "hide" }],
  ["/admin/links/internal", { intent: "remove" }],
  ["/admin/links/site", { intent: "remove" }],
  ["/admin/search-words", { intent: "remove" }],
  ["/admin/search-words", { intent: "change", means: "cough" }],
])("a command sent to %s with such an id is answered 404: %j", async (path, fields) => {
  const owner = await enterAs(shop, "admin");
  for (const id of BROKEN)
    expect([id, (await owner.send(path, { ...fields, id })).status]).toEqual([id, 404]);
});

/** An order, requests to the clinic and the shop, a prescription and a failed message, so that the screens have something to lead to. */
async function fillOffice(): Promise<void> {
  const { db } = shop.database;
  const shopper = openVisitor(shop);
  await shopper.add("arnica-montana-30-ch-sbl-30-ml", 2);
  await shopper.order();
  await askForConsultation(db, "Asha Devi");
  await askInWriting(db, "Asha Devi");
  await askForPrices(db, "Asha Devi");
  await issueTestPrescription(db, { lines: [draftLine()] });
  const now = new Date();
  const letter = { channel: "mail" as const, recipient: "a@example.org", subject: "Lost", body: "" };
  await enqueueMessages(db, [{ ...letter, dedupeKey: "lost" }], now);
  await db.update(outbox).set({ failedAt: now, lastError: "refused" });
}

function linksOf(html: string, from: string): string[] {
  const $ = load(html);
  return $("a[href]")
    .map((_, link) => new URL($(link).attr("href")!, ORIGIN + from))
    .get()
    .filter(({ origin, pathname }) => origin === ORIGIN && /^\/admin(\/|$)/.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** Numbers, SKUs and names struck out; every tab and filter of a screen is a kind of its own. */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, ORIGIN);
  const way = pathname.split("/").map((part, place) => (place > 2 && /[\d-]/.test(part) ? "*" : part));
  return `${way.join("/")}?${[...searchParams].map(([name, value]) => (name === "view" ? value : name))}`;
}
