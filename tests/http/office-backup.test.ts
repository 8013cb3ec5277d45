import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { asc, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessions } from "#app/db/schema/accounts.ts";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { keyToWords, wordsToKey } from "#app/domain/key-words.ts";
import { openCopyKeeper } from "#server/backup/copy-keeper.ts";
import { askForBase, readCopyKey, readCopySettings, takeAskedBase } from "#server/backup/settings.ts";
import { PASSWORD } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields, type Page } from "#tests/support/visitor.ts";

const SCREEN = "/admin/backup";
let shop: TestShop;
let owner: Awaited<ReturnType<typeof enterAs>>;
let place: string;
let tests = 0;

beforeAll(async () => {
  shop = await openTestShop(
    {},
    {
      openCopyKeeper: (dataDir) =>
        openCopyKeeper({
          dataDir,
          isDaily: false,
          copyNow: () => askForBase(dataDir),
          testNow: () => {
            tests += 1;
          },
        }),
    },
  );
});
afterAll(() => shop.close());

beforeEach(async () => {
  rmSync(join(shop.dataDir, "backup"), { recursive: true, force: true });
  place = mkdtempSync(join(tmpdir(), "materia-copies-"));
  owner = await enterAs(shop, "admin");
  return () => rmSync(place, { recursive: true, force: true });
});

const turnOn = (to = join(place, "copies")) => owner.submit(SCREEN, { intent: "turn-on", place: to });
const settings = () => readCopySettings(shop.dataDir);

function wordsOn({ html }: Page): string[] {
  const $ = load(html);
  return $('ol[aria-label="Words of the key"] li')
    .map((_, word) => $(word).text())
    .get();
}

const sayWords = (words: string[]) =>
  owner.submit(SCREEN, { intent: "confirm-key", word6: words[5]!, word14: words[13]! });

test("the owner turns copies on and reads the key; once two of its words were copied from paper it is shown no more", async () => {
  expect((await owner.read(SCREEN)).text).toContain("No copy is kept.");
  const answer = await turnOn();
  expect(answer.text).toContain(`Copies go to ${join(place, "copies")} from now on.`);
  const words = wordsOn(answer);
  const read = wordsToKey(words.join(" "));
  expect(read).toEqual({ ok: true, key: new Uint8Array(readCopyKey(shop.dataDir)!) });
  expect(settings()).toMatchObject({ folder: join(place, "copies"), days: 30 });
  // An answer that got lost on the way loses no key.
  const later = await owner.read(SCREEN);
  expect([wordsOn(later), later.text.includes("Nobody has written down the key yet.")]).toEqual([[], true]);
  expect(wordsOn(await owner.submit(SCREEN, { intent: "show-key" }))).toEqual(words);
  const wrong = await sayWords([...words].reverse());
  expect([wrong.status, wordsOn(wrong)]).toEqual([422, words]);
  expect((await sayWords(words)).text).toContain("Good. Keep the paper");
  const gone = await owner.submit(SCREEN, { intent: "show-key" });
  expect([gone.status, wordsOn(gone)]).toEqual([409, []]);
  expect((await owner.read(SCREEN)).text).not.toContain("17 words.");
  expect(wordsOn(await turnOn(join(place, "other")))).toEqual([]);
});

test("a borrowed session gets no key, sends no copy elsewhere, deletes none and stops none", async () => {
  await turnOn();
  const before = settings();
  const provenAt = new Date(Date.now() - 6 * 60_000);
  await shop.database.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, owner.userId));
  const acts: Record<string, string>[] = [
    { intent: "turn-on", place: join(place, "thief") },
    { intent: "show-key" },
    { intent: "confirm-key", word6: "a", word14: "b" },
    { intent: "keep-days", days: "1" },
    { intent: "turn-off" },
  ];
  for (const fields of acts) {
    const asked = await owner.submit(SCREEN, fields);
    expect([fields.intent, asked.status, wordsOn(asked)]).toEqual([fields.intent, 403, []]);
    expect(formFields(asked.html)).toMatchObject(fields);
  }
  expect(settings()).toEqual(before);
  expect(existsSync(join(place, "thief"))).toBe(false);
  const asked = await owner.submit(SCREEN, { intent: "keep-days", days: "7" });
  const proven = await owner.submit(SCREEN, { ...formFields(asked.html), proofPassword: PASSWORD });
  expect(proven.text).toContain("Every moment of the last 7 days is kept.");
  expect(settings()?.days).toBe(7);
});

test("what the owner does with the copies stands in the audit, the key never", async () => {
  const words = wordsOn(await turnOn());
  await sayWords(words);
  await owner.submit(SCREEN, { intent: "keep-days", days: "90" });
  await owner.submit(SCREEN, { intent: "turn-off" });
  const rows = await shop.database.db
    .select({ act: audit.action, about: audit.subject, details: audit.details })
    .from(audit)
    .orderBy(desc(audit.id))
    .limit(5);
  const folder = join(place, "copies");
  expect(rows.toReversed()).toEqual([
    { act: "turn-on-backup", about: "backup", details: { folder } },
    { act: "show-backup-key", about: "backup", details: {} },
    { act: "confirm-backup-key", about: "backup", details: {} },
    { act: "change-backup-days", about: "backup", details: { from: 30, to: 90 } },
    { act: "turn-off-backup", about: "backup", details: { folder } },
  ]);
  const log = await owner.read("/admin/audit?act=turn-off-backup");
  expect(log.text).toContain("stopped the back-up");
});

test("all owners are told by email where the back-up goes and that it was stopped, without the key", async () => {
  const other = await enterAs(shop, "admin");
  const words = wordsOn(await turnOn());
  await owner.submit(SCREEN, { intent: "turn-off" });
  const all = await shop.database.db
    .select({ subject: outbox.subject, body: outbox.body })
    .from(outbox)
    .where(eq(outbox.recipient, other.email))
    .orderBy(asc(outbox.id));
  const letters = all.filter(({ subject }) => subject.includes("back-up"));
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^The back-up of .* was turned on$/),
    expect.stringMatching(/^The back-up of .* was stopped$/),
  ]);
  expect(letters[0]!.body).toContain(`Place: ${join(place, "copies")}`);
  for (const { body } of letters) expect(body).not.toContain(words.slice(0, 2).join(" "));
});

test("two who turn copies on at once get one key", async () => {
  const answers = await Promise.all([turnOn(join(place, "a")), turnOn(join(place, "b"))]);
  const own = keyToWords(readCopyKey(shop.dataDir)!);
  for (const answer of answers) expect(wordsOn(answer)).toEqual(own);
});

test("a place that cannot take copies is refused with the reason, and what was typed stays", async () => {
  const full = join(place, "full");
  mkdirSync(full);
  writeFileSync(join(full, "letter.txt"), "x");
  const data = join(place, "link-to-data");
  symlinkSync(shop.dataDir, data);
  const refusals: [string, string][] = [
    ["copies", "Please enter a whole path"],
    ["", "Please enter a whole path"],
    ["s3://Bad_Name", "Please write the bucket as"],
    ["s3://shop-copies/x", "The shop has no keys for a bucket."],
    [join(shop.dataDir, "copies"), "This is in the shop's own data folder."],
    [join(data, "copies"), "This is in the shop's own data folder."],
    [join(process.cwd(), "build", "client", "copies"), "This is in the folder of the program."],
    [full, "There is something else in this place."],
    ["/proc/copies", "This place is not there."],
    [join(full, "letter.txt"), "The machine says"],
    [`/tmp/${String.fromCharCode(0)}x`, "The machine says"],
  ];
  for (const [typed, reason] of refusals) {
    const answer = await turnOn(typed);
    expect([typed, answer.status, answer.text.includes(reason)], answer.text).toEqual([typed, 422, true]);
    expect(load(answer.html)('input[name="place"]').attr("aria-invalid")).toBe("true");
    expect(answer.text).toContain("Please check this field.");
    expect(settings()).toBeUndefined();
  }
  expect(existsSync(join(process.cwd(), "build", "client", "copies"))).toBe(false);
  expect(readFileSync(join(full, "letter.txt"), "utf8")).toBe("x");
});

test("copies of another shop are not written over", async () => {
  await turnOn();
  rmSync(join(shop.dataDir, "backup"), { recursive: true });
  const answer = await turnOn();
  expect(answer.text).toContain("Copies of another shop, or with another key, are there.");
  expect(settings()).toBeUndefined();
});

test.each(["0", "-3", "10000", "many", ""])("%s days are no days", async (days) => {
  await turnOn();
  const answer = await owner.submit(SCREEN, { intent: "keep-days", days });
  expect([answer.status, answer.text.includes("Please enter a number of days from 1 to 9999.")]).toEqual([
    422,
    true,
  ]);
  expect(settings()?.days).toBe(30);
});

test("a whole copy and a test are begun at once, without a proof, while copies are kept", async () => {
  for (const intent of ["copy-now", "test-now", "keep-days", "turn-off"])
    expect((await owner.submit(SCREEN, { intent, days: "3" })).status, intent).toBe(409);
  await turnOn();
  expect((await owner.submit(SCREEN, { intent: "copy-now" })).text).toContain("A whole copy is being made.");
  expect(takeAskedBase(shop.dataDir)).toBe(true);
  expect((await owner.submit(SCREEN, { intent: "test-now" })).text).toContain("The copies are being tested");
  expect(tests).toBe(1);
  expect((await owner.submit(SCREEN, { intent: "burn" })).status).toBe(400);
});

test("Today leads to the screen, and says at once that copies are turned on", async () => {
  const today = await owner.read("/admin");
  expect(load(today.html)(`main a[href="${SCREEN}"]`).text()).toBe("No back-up is kept");
  await turnOn();
  expect((await owner.read(SCREEN)).text).toContain("The first back-up is being made");
});

test("the shop says when the copies lie on its own disk", async () => {
  expect((await turnOn()).text).toContain("This folder is on the shop's own disk.");
});

test("who works in the shop and does not own it finds no such screen", async () => {
  const packer = await enterAs(shop, "staff");
  expect((await packer.ask(SCREEN)).status).toBe(404);
  expect((await packer.send(SCREEN, { intent: "turn-on", place: join(place, "c") })).status).toBe(404);
});
