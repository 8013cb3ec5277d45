import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { listenToCatalog } from "#app/db/listen.server.ts";
import { askedOnce, createReadings } from "#app/db/readings.server.ts";
import { settings } from "#app/db/schema/ground.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
let readCount = 0;

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await database.db
    .update(settings)
    .set({ value: { name: "Materia 0" } })
    .where(eq(settings.key, "shop"));
});
afterAll(() => database.drop());

async function readName(db: Db, key: string): Promise<unknown> {
  readCount += 1;
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

async function rename(name: string): Promise<void> {
  await database.db.update(settings).set({ value: { name } }).where(eq(settings.key, "shop"));
}

async function openReadings() {
  const listener = listenToCatalog(database.url, (change) => readings.noteChange(change));
  const readings = createReadings({ db: database.db, catchUp: listener.catchUp });
  onTestFinished(() => listener.stop());
  while (!(await listener.catchUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  readCount = 0;
  return { ...readings, stop: listener.stop };
}

test("what was read is not read again while nothing changes", async () => {
  const { readKept } = await openReadings();
  await Promise.all([readKept(readName, "shop"), readKept(readName, "shop")]);
  await readKept(readName, "shop");
  expect(readCount).toBe(1);
  await readKept(readName, "hours");
  expect(readCount).toBe(2);
});

test("the first reading after a change sees it, however soon it comes", async () => {
  const { readKept } = await openReadings();
  for (let round = 1; round <= 200; round++) {
    await readKept(readName, "shop");
    await rename(`Materia ${round}`);
    expect(await readKept(readName, "shop")).toEqual({ name: `Materia ${round}` });
  }
});

test("many readers at once never see what stood before a finished change", async () => {
  const { readKept } = await openReadings();
  let finished = 0;
  let isDone = false;
  const readers = Array.from({ length: 8 }, async () => {
    while (!isDone) {
      const atLeast = finished;
      const { name } = (await readKept(readName, "shop")) as { name: string };
      expect(Number(name.split(" ")[1])).toBeGreaterThanOrEqual(atLeast);
    }
  });
  await rename("Materia 0");
  for (let round = 1; round <= 100; round++) {
    await rename(`Materia ${round}`);
    finished = round;
  }
  isDone = true;
  await Promise.all(readers);
});

test("what is still asked for is read anew before its minute is over, and nobody waits for that", async () => {
  const { readKept } = await openReadings();
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const read = () => answers[asked++]!.promise;
  answers[0]!.resolve("first");
  expect(await readKept(read)).toBe("first");
  vi.advanceTimersByTime(50_000);
  expect([await readKept(read), await readKept(read), asked]).toEqual(["first", "first", 2]);
  answers[1]!.resolve("second");
  await answers[1]!.promise;
  vi.advanceTimersByTime(20_000);
  expect([await readKept(read), asked]).toEqual(["second", 2]);
});

test("what was being read anew while something changed is not what stands there now", async () => {
  const { readKept } = await openReadings();
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const late = Promise.withResolvers<void>();
  const read = async (db: Db) => {
    const found = await readName(db, "shop");
    if (readCount === 2) await late.promise;
    return found;
  };
  await readKept(read);
  vi.advanceTimersByTime(50_000);
  await readKept(read);
  await rename("Materia Gurgaon");
  expect(await readKept(read)).toEqual({ name: "Materia Gurgaon" });
  late.resolve();
  await late.promise;
  expect(await readKept(read)).toEqual({ name: "Materia Gurgaon" });
});

test("one page asks once whether anything has changed, and the page after a change sees it", async () => {
  const listener = listenToCatalog(database.url, (change) => readings.noteChange(change));
  let asked = 0;
  const catchUp = () => {
    asked += 1;
    return listener.catchUp();
  };
  const readings = createReadings({ db: database.db, catchUp });
  onTestFinished(() => listener.stop());
  while (!(await listener.catchUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  for (let page = 1; page <= 50; page++) {
    await rename(`Materia ${page}`);
    const { readKept, readOrLast } = readings.readersWith(askedOnce(catchUp));
    const read = [readKept(readName, "shop"), readOrLast(readName, "shop"), readKept(readName, "hours")];
    await Promise.all(read);
    expect(await readKept(readName, "shop")).toEqual({ name: `Materia ${page}` });
    expect(asked).toBe(page);
  }
});

test("a query of drizzle is asked once and kept", async () => {
  const { readKept } = await openReadings();
  const readTime = (db: Db) => db.select({ at: sql<string>`clock_timestamp()::text` }).from(settings);
  const first = await readKept(readTime);
  expect(await readKept(readTime)).toEqual(first);
});

test("a reading that failed is tried again", async () => {
  const { readKept } = await openReadings();
  let isBroken = true;
  const read = async () => {
    if (isBroken) throw new Error("no answer");
    return "an answer";
  };
  await expect(readKept(read)).rejects.toThrow("no answer");
  isBroken = false;
  expect(await readKept(read)).toBe("an answer");
});

test("while nobody listens for changes, every reading goes to the database", async () => {
  const { readKept, stop } = await openReadings();
  await stop();
  await readKept(readName, "shop");
  await rename("Materia Sohna");
  expect(await readKept(readName, "shop")).toEqual({ name: "Materia Sohna" });
  expect(readCount).toBe(2);
});
