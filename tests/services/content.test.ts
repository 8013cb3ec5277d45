import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contentBlocks as defaults } from "#app/content/pages/content-blocks.server.ts";
import { audit, settings } from "#app/db/schema/ground.ts";
import { contentBlocks } from "#app/db/schema/pages-texts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { fillPlaceholders, placeholdersIn } from "#app/domain/pages/placeholders.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { textOf } from "#app/services/pages/content/content-html.server.ts";
import { findContent, listContentBlocks, wordsOf } from "#app/services/pages/content/find-content.server.ts";
import {
  LONGEST_CONTENT,
  restoreContent,
  saveContent,
} from "#app/services/pages/content/save-content.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const now = new Date("2026-11-21T06:00:00Z");
const userId = "owner";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  await database.db.insert(profiles).values({ id: userId, name: "Owner", role: "admin" });
});
beforeEach(async () => {
  await database.db.delete(contentBlocks);
  await database.db.delete(settings);
});
afterAll(() => database.drop());

function save(html: string, key = "shipping-policy") {
  return saveContent(database.db, { key, html, userId, now });
}

const start = { upiVpa: undefined };

test("every long text of the shop names known words only, and promises nothing", () => {
  for (const [key, { html }] of Object.entries(defaults)) {
    const words = wordsOf({ key: key as keyof typeof defaults, settings: settingsSchema.parse({}) });
    expect(
      placeholdersIn(html).filter((word) => !Object.hasOwn(words, word)),
      key,
    ).toEqual([]);
    expect(findHealthClaims(fillPlaceholders(html, words)), key).toEqual([]);
  }
});

test("no long text says a number that is a setting", () => {
  const numbers = [/₹/, /\b(?:499|122103|9876543210)\b/, /\b\d+ (?:AM|PM)\b/, /within \d+ (?:days|hours)/];
  for (const [key, { html }] of Object.entries(defaults)) {
    for (const number of numbers) expect(html, key).not.toMatch(number);
  }
});

test("a text shows the facts of the settings, and follows them", async () => {
  expect((await findContent(database.db, "shipping-policy", start)).html).toContain(
    "free from ₹499 of goods",
  );
  await database.db
    .insert(settings)
    .values({ key: "delivery", value: { freeFromPaise: 69900, cutOff: "15:30" } });
  const { html } = await findContent(database.db, "shipping-policy", start);
  expect(html).toContain("free from ₹699 of goods");
  expect(html).toContain("An order after 3:30 PM");
  expect(html).not.toContain("{{");
});

test("a fact that nobody has entered takes its line along", async () => {
  const { html } = await findContent(database.db, "licences", start);
  expect(textOf(html)).not.toMatch(/GSTIN|Person in charge|Form 20-D|not entered|: *$/m);
  expect(textOf(html)).toContain("Address: ");
  await database.db
    .insert(settings)
    .values({ key: "shop", value: { gstin: "06ABCDE1234F1Z4", licence20c: "HR-<b>1</b>" } });
  const filled = (await findContent(database.db, "licences", start)).html;
  expect(filled).toContain("06ABCDE1234F1Z4");
  expect(filled).toContain("HR-&lt;b&gt;1&lt;/b&gt;");
});

test("the owner's words take the place of ours, are written down, and can be taken back", async () => {
  const ours = await findContent(database.db, "shipping-policy", start);
  expect(await save("<h2>Parcels</h2><p>Free from {{freeFrom}}.</p>")).toEqual({ ok: true });
  expect(await findContent(database.db, "shipping-policy", start)).toEqual({
    html: '<h2 id="parcels">Parcels</h2><p>Free from ₹499.</p>',
    sections: [{ id: "parcels", title: "Parcels" }],
  });
  expect(await save("<p>Free from {{freeFrom}} now.</p>")).toEqual({ ok: true });
  const block = (await listContentBlocks(database.db)).find(({ key }) => key === "shipping-policy");
  expect(block).toMatchObject({ currentHtml: "<p>Free from {{freeFrom}} now.</p>", updatedAt: now });
  await restoreContent(database.db, { key: "shipping-policy", userId, now });
  expect(await findContent(database.db, "shipping-policy", start)).toEqual(ours);
  const written = await database.db
    .select()
    .from(audit)
    .where(eq(audit.subject, "shipping-policy"))
    .orderBy(audit.id);
  expect(written.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["change-content", userId],
    ["change-content", userId],
    ["restore-content", userId],
  ]);
});

test("what could act in a browser is dropped when it is saved", async () => {
  await save(
    '<p onclick="x()">Hello<script>alert(1)</script> <a href="javascript:x()">a</a> <a href="//evil.example">b</a> <a href="/shop" target="_blank">c</a><img src=x onerror=x()></p><iframe src="https://x"></iframe>',
  );
  const [row] = await database.db.select().from(contentBlocks);
  expect(row!.bodyHtml).toBe('<p>Hello <a>a</a> <a>b</a> <a href="/shop">c</a></p>');
});

test("what got into the table past the check is still shown clean", async () => {
  await database.db.insert(contentBlocks).values({
    key: "about-story",
    bodyHtml: "<p>Hi<script>alert(1)</script></p>",
    updatedBy: userId,
    updatedAt: now,
  });
  expect((await findContent(database.db, "about-story", start)).html).toBe("<p>Hi</p>");
});

test("sentences that promise too much are named, and nothing is saved", async () => {
  const outcome = await save(
    "<p>Sealed packs.</p><ul><li>Our drops cure piles.</li><li>See a doctor for chest pain.</li></ul><p>No side effects.</p>",
  );
  expect(outcome).toEqual({
    ok: false,
    reason: "claims",
    claims: [
      { sentence: "Our drops cure piles.", reason: "cure" },
      { sentence: "No side effects.", reason: "harmless" },
    ],
  });
  expect(await database.db.$count(contentBlocks)).toBe(0);
});

test("unknown words, unknown texts, empty and endless ones are refused", async () => {
  expect(await save("<p>{{freeFrom}} {{discount}}</p>")).toEqual({
    ok: false,
    reason: "unknown-words",
    words: ["discount"],
  });
  expect(await save("<p>Hello</p>", "no-such-text")).toEqual({ ok: false, reason: "unknown-key" });
  expect(await save("<p>Hello</p>", "toString")).toEqual({ ok: false, reason: "unknown-key" });
  expect(await save("<p> </p><script>x</script>")).toEqual({ ok: false, reason: "empty" });
  expect(await save("a".repeat(LONGEST_CONTENT + 1))).toEqual({ ok: false, reason: "too-long" });
});
