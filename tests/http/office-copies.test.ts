import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DrillState } from "#app/domain/drill-state.ts";
import { drillStateFile } from "#app/integrations/copy-state.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { noteCopies } from "#tests/support/noted-copies.ts";
import { enterAs } from "#tests/support/office.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function noteDrill(state: DrillState): void {
  writeFileSync(drillStateFile(shop.dataDir), JSON.stringify(state));
}

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();

test("the owner sees on Today up to when the work is safe, and within a minute that copies have stopped; /health says it too", async () => {
  const owner = await enterAs(shop, "admin");
  const today = async () => (await owner.read("/admin")).text;
  const health = async () => (await shop.ask("/health")).json();
  expect(await today()).toContain("No back-up is kept");
  noteCopies(shop.dataDir, {});
  expect(await today()).toContain("The first back-up is being made");
  noteCopies(shop.dataDir, { safeAt: secondsAgo(2) });
  expect(await today()).toMatch(/Safe up to \d+:\d\d:\d\d [AP]M/);
  expect((await health()).status).toBe("ok");
  noteCopies(shop.dataDir, { safeAt: secondsAgo(60), error: "secret words", fault: "full" });
  expect(await today()).toMatch(/The back-up stopped (on .* )?at \d+:\d\d:\d\d [AP]M/);
  expect(await today()).toContain("The disk of the back-up is full: make room there.");
  const told = await health();
  expect([told.status, told.reasons]).toEqual(["degraded", ["The back-up of the shop has stopped."]]);
  expect(JSON.stringify(told)).not.toContain("secret words");
});

test("the owner sees on Today when the copies were tested, and what was not right; /health says that something is wrong", async () => {
  const owner = await enterAs(shop, "admin");
  const today = async () => (await owner.read("/admin")).text;
  const since = secondsAgo(10);
  noteCopies(shop.dataDir, { since, safeAt: secondsAgo(0) });
  expect(await today()).toContain("Copies not tested yet");
  const triedAt = secondsAgo(5);
  noteDrill({ since, triedAt, wellAt: triedAt, faults: [] });
  noteCopies(shop.dataDir, { since, safeAt: secondsAgo(0) });
  expect(await today()).toMatch(/Copies tested on [^<]+: all well/);
  expect(await (await shop.ask("/health")).json()).toMatchObject({ status: "ok", copiesTestedAt: triedAt });
  noteDrill({ since, triedAt, faults: ["The file 7 is missing."] });
  expect(await today()).toMatch(/The test of the copies on [^<]+ found faults.*The file 7 is missing\./s);
  noteCopies(shop.dataDir, { since, safeAt: secondsAgo(0) });
  const told = await (await shop.ask("/health")).json();
  expect(told.reasons).toEqual(["The last test of the back-up failed, or none went well for 8 days."]);
  expect(JSON.stringify(told)).not.toContain("file 7");
  const longAgo = secondsAgo(9 * 86_400);
  noteCopies(shop.dataDir, { since: longAgo, safeAt: secondsAgo(0) });
  noteDrill({ since: longAgo, triedAt, faults: [], lacksRoom: true });
  expect(await today()).toMatch(/were never tested.*The shop's disk has no room for a test/s);
});

test("who packs orders is not told of the machine", async () => {
  const packer = await enterAs(shop, "staff");
  expect((await packer.read("/admin")).text).not.toContain("back-up");
});

test("while copies are kept the privacy notice says for how long they keep what was erased", async () => {
  noteCopies(shop.dataDir, { days: 30 });
  const notice = await (await shop.ask("/privacy-policy")).text();
  expect(notice).toContain("keep what was erased for up to 32 days more");
});
