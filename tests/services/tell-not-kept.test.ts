import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { outbox, settings } from "#app/db/schema/ground.ts";
import { searchTerms } from "#app/db/schema/reports.ts";
import { tellNotKept } from "#app/services/office/tell-not-kept.server.ts";
import { countNotKept } from "#app/services/office/today.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { ORIGIN } from "#tests/support/fixtures.ts";

const { db, drop } = await createTestDatabase("empty");
afterAll(drop);

const MONDAY = "2026-11-23";
const at = (time: string) => new Date(`${time}+05:30`);
const tell = (time: string) => tellNotKept(db, { publicOrigin: ORIGIN, now: at(time) });

beforeEach(async () => {
  await db.delete(outbox);
  await db.delete(searchTerms);
  await setEmail("owner@homeo.in");
  await db.insert(searchTerms).values([
    { term: "paracetamol", searchedOn: "2026-11-16", searchCount: 5, foundCount: 0 },
    { term: "bandage", searchedOn: "2026-11-22", searchCount: 3, foundCount: 0 },
    { term: "once", searchedOn: "2026-11-18", searchCount: 1, foundCount: 0 },
  ]);
});

async function setEmail(email: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, "shop"));
  await db.insert(settings).values({ key: "shop", value: { email, name: "Homeo Hall" } });
}

const letters = () => db.select().from(outbox).orderBy(outbox.id);

test("on Monday at nine the owner is told once, also by two processes, and not again in that week", async () => {
  await Promise.all([tell(`${MONDAY}T09:00`), tell(`${MONDAY}T09:00`)]);
  await tell(`${MONDAY}T18:00`);
  await tell("2026-11-29T23:59");
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    channel: "mail",
    recipient: "owner@homeo.in",
    subject: "2 things asked for last week that the shop does not have",
  });
  expect(letter!.body).toContain("- paracetamol (5 times)\n- bandage (3 times)");
  expect(letter!.body).toContain(`${ORIGIN}/admin/search-words`);
  expect(letter!.body).not.toContain("once");
});

test("the next week has an email of its own, and a week without anything has none", async () => {
  await tell(`${MONDAY}T10:00`);
  await tell("2026-11-30T10:00");
  expect(await letters()).toHaveLength(1);
  await db
    .insert(searchTerms)
    .values({ term: "bandage", searchedOn: "2026-12-01", searchCount: 1, foundCount: 0 });
  await tell("2026-12-07T10:00");
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    "2 things asked for last week that the shop does not have",
    "1 thing asked for last week that the shop does not have",
  ]);
});

test("the week is India's: on Sunday evening and before nine on Monday nothing is sent", async () => {
  await tell("2026-11-22T23:59");
  await tell(`${MONDAY}T08:59`);
  expect(await letters()).toEqual([]);
});

test("what is asked for after the week sends no email about it", async () => {
  await db.delete(searchTerms);
  const once = { term: "mask", searchCount: 1, foundCount: 0 };
  await db.insert(searchTerms).values({ ...once, searchedOn: "2026-11-20" });
  await tell(`${MONDAY}T09:00`);
  await db.insert(searchTerms).values({ ...once, searchedOn: MONDAY, searchCount: 9 });
  await tell("2026-11-24T09:00");
  expect(await letters()).toEqual([]);
});

test("where nobody can have a mailbox nothing is sent until an email is entered", async () => {
  await setEmail("shop@homeo.example");
  expect(await tell(`${MONDAY}T09:00`)).toBe(0);
  expect(await letters()).toEqual([]);
  await setEmail("owner@homeo.in");
  expect(await tell("2026-11-25T09:00")).toBe(2);
  expect(await letters()).toHaveLength(1);
});

test("the email lists 20 and counts the others", async () => {
  await db.insert(searchTerms).values(
    Array.from({ length: 30 }, (_, n) => ({
      term: `goods ${n}`,
      searchedOn: "2026-11-19",
      searchCount: 4,
      foundCount: 0,
    })),
  );
  expect(await tell(`${MONDAY}T09:00`)).toBe(20);
  const [letter] = await letters();
  expect(letter!.subject).toBe("32 things asked for last week that the shop does not have");
  expect(letter!.body.match(/^- /gm)).toHaveLength(20);
  expect(letter!.body).toContain("and 12 more");
});

test("Today counts them on every day of the week, and not those of another", async () => {
  for (const day of [MONDAY, "2026-11-29"])
    expect(await countNotKept(db, at(`${day}T12:00`))).toEqual({ notKept: 2 });
  for (const day of ["2026-11-22", "2026-11-30"])
    expect(await countNotKept(db, at(`${day}T12:00`))).toEqual({ notKept: 0 });
});
