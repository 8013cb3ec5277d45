import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { MIN_FREE_BYTES, PAPERS_MAX_BYTES_A_DAY, UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { newFileId, openFileStore } from "#app/integrations/file-store.server.ts";
import { type NewUpload, readUpload, removeUpload, storeUpload } from "#app/services/uploads.server.ts";
import { openBreaking } from "#tests/support/breaking-connection.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { pdfOf, pdfOfPacked, photo, pixelBomb, report } from "#tests/support/sample-files.ts";

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), "materia-files-"));
const files = openFileStore(dataDir);
const now = new Date("2026-11-21T06:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function send(bytes: Uint8Array, change: Partial<NewUpload> = {}) {
  const asked = { purpose: "record" as const, fileName: "report.pdf", uploadedBy: undefined, now };
  return storeUpload(database.db, files, { ...asked, bytes, ...change });
}

async function stored(bytes: Uint8Array, change: Partial<NewUpload> = {}) {
  const sent = await send(bytes, change);
  if (!sent.ok) throw new Error(sent.reason);
  return { id: sent.value.id, ...(await readUpload(database.db, files, sent.value.id))! };
}

test("a PDF is written anew with its text and font, under a name nobody guesses, for the shop's account only", async () => {
  const bytes = Buffer.concat([await report(), Buffer.from("%<script>behind the end</script>")]);
  const kept = await stored(bytes, { fileName: "../../etc/passwd" });
  expect(kept.bytes.includes("behind the end")).toBe(false);
  const drawn = /stream\r?\n/.exec(bytes.toString("latin1"))!;
  const begin = drawn.index + drawn[0].length;
  expect(kept.bytes.includes(bytes.subarray(begin, begin + 60))).toBe(true);
  expect(kept.bytes.includes("/Helvetica")).toBe(true);
  expect(kept).toMatchObject({ fileName: "passwd.pdf", mediaType: "application/pdf" });
  expect(kept.id).toMatch(/^[0-9a-f]{32}$/);
  expect(statSync(join(dataDir, "uploads", kept.id)).mode & 0o777).toBe(0o600);
});

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s picture is drawn anew", async (format) => {
  const picture = await sharp(await photo())
    .toFormat(format)
    .keepExif()
    .toBuffer();
  const kept = await stored(picture, { purpose: "picture" });
  const { exif, width } = await sharp(kept.bytes).metadata();
  expect([exif, width]).toEqual([undefined, 60]);
});

test("a photo forgets where it was taken, and what somebody wrote behind its end", async () => {
  const bytes = Buffer.concat([await photo(), Buffer.from("<script>alert(1)</script>")]);
  const kept = await stored(bytes, { fileName: "x.html" });
  expect(kept.bytes.includes("Camera of the tests")).toBe(false);
  expect(kept.bytes.includes("<script>")).toBe(false);
  expect(kept.fileName).toBe("x.jpg");
});

test("a huge photo is made at most 3,000 pixels long", async () => {
  const kept = await stored(await photo({ width: 4000, height: 1000 }));
  expect(await sharp(kept.bytes).metadata()).toMatchObject({ width: 3000, height: 750 });
});

const WIDE_SCRIPT = `feff${Buffer.from("javascript:x", "utf16le").swap16().toString("hex")}`;
const SCRIPT = "<< /S /JavaScript /JS (app.alert(1)) >>";
const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const ZIP = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(60)]);

test.each<[string, Uint8Array]>([
  ["an SVG with a script", Buffer.from(SVG)],
  ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a zip", ZIP],
  ["a packed file that grows a thousand times", gzipSync(Buffer.alloc(20_000_000))],
  ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)])],
  ["plain text", Buffer.from("just words")],
  ["a GIF", Buffer.from("R0lGODlhAQABAAAAACw=", "base64")],
])("%s is refused, whatever its name says", async (_what, bytes) => {
  expect(await send(bytes, { fileName: "report.pdf" })).toEqual({ ok: false, reason: "wrong-type" });
});

test("a PDF is no picture of the shop", async () => {
  expect(await send(await report(), { purpose: "picture" })).toMatchObject({ reason: "wrong-type" });
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ["that runs a script", () => pdfOf("<< /S /JavaScript /JS (app.alert(1)) >>")],
  ["whose script hides behind codes", () => pdfOf("<< /S /J#61vaScript /J#53 (x) >>")],
  ["whose script lies in packed objects", () => pdfOfPacked("<< /S /JavaScript /JS (x) >>")],
  ["whose script lies in oddly packed objects", () => pdfOfPacked(SCRIPT, { filter: "ASCIIHexDecode" })],
  [
    "whose packed objects hide behind a long dictionary",
    () => pdfOfPacked(SCRIPT, { filter: "ASCIIHexDecode", padding: " ".repeat(1_200) }),
  ],
  ["with a link that is a script", () => pdfOf("<< /S /URI /URI (javascript:alert) >>")],
  ["with a link that is a script in wide letters", () => pdfOf(`<< /S /URI /URI <${WIDE_SCRIPT}> >>`)],
  ["that opens a file of another computer", () => pdfOf("<< /S /GoToR /F (\\\\\\\\evil\\\\x.pdf) >>")],
  ["with a link to another computer's files", () => pdfOf("<< /S /URI /URI (\\\\\\\\evil\\\\x) >>")],
  ["that names a file elsewhere", () => pdfOf("<< /Type /Filespec /UF (x.pdf) >>")],
  [
    "whose words lie in a file elsewhere",
    () => pdfOf("<< /F (\\\\\\\\evil\\\\x) /Length 1 >>\nstream\nx\nendstream"),
  ],
  ["that starts a program", () => pdfOf("<< /S /Launch /F (cmd.exe) >>")],
  ["that carries a file", () => pdfOf("<< /Names << /EmbeddedFiles 2 0 R >> >>")],
  ["that unpacks without end", () => pdfOfPacked(Buffer.alloc(300_000_000))],
  ["of more pages than a report has", () => pages(201)],
  ["that breaks off", async () => (await report()).subarray(0, 300)],
])("a PDF %s is refused", async (_what, make) => {
  expect(await send(await make())).toEqual({ ok: false, reason: "broken" });
});

test("a long report is kept", async () => {
  expect(await send(await pages(200))).toMatchObject({ ok: true });
});

test("a PDF with packed objects that do nothing is kept, and they lie open in it", async () => {
  const kept = await stored(pdfOfPacked("[3 0 R /FitH 7]"));
  expect(kept.bytes.toString("latin1")).toMatch(/\[ ?3 0 R \/FitH 7 ?\]/);
  expect(kept.bytes.includes("ObjStm")).toBe(false);
});

test("what nobody can look into is not kept", async () => {
  const kept = await stored(pdfOfPacked("locked", { padding: "/Filter /Crypt " }));
  expect(kept.bytes.includes("ObjStm")).toBe(false);
});

test("a report that only its laboratory may change is kept, open; one with a password is refused", async () => {
  for (const userPassword of ["", "secret"]) {
    const paper = await PDFDocument.load(await report());
    paper.encrypt({ userPassword, ownerPassword: "of the laboratory", permissions: {} });
    const sent = await send(await paper.save());
    expect(sent).toMatchObject(userPassword ? { reason: "broken" } : { ok: true });
  }
});

test("what no page of a PDF leads to is not kept", async () => {
  const kept = await stored(pdfOf("[3 0 R /Fit]\nendobj\n9 0 obj\n(nobody asks for me)"));
  expect(kept.bytes.includes("nobody asks")).toBe(false);
});

test("papers of more than a day's measure are refused until there is room again", async () => {
  const id = newFileId();
  const digest = "0".repeat(64);
  await database.db.insert(uploads).values({
    ...{ id, purpose: "record", fileName: "a.pdf", mediaType: "application/pdf", digest, uploadedAt: now },
    byteCount: PAPERS_MAX_BYTES_A_DAY - 1,
  });
  expect(await send(await report())).toEqual({ ok: false, reason: "busy" });
  expect(await send(await photo(), { purpose: "picture" })).toMatchObject({ ok: true });
  expect(await send(await report(), { now: new Date(now.getTime() + 25 * 3_600_000) })).toMatchObject({
    ok: true,
  });
  await removeUpload(database.db, files, id);
});

test("no file is taken while the disk is nearly full", async () => {
  const full = { ...files, freeBytes: async () => MIN_FREE_BYTES };
  const asked = { purpose: "picture" as const, fileName: "a.jpg", uploadedBy: undefined, now };
  const sent = await storeUpload(database.db, full, { ...asked, bytes: await photo() });
  expect(sent).toEqual({ ok: false, reason: "busy" });
});

test("a picture of more than 25 megapixels is refused unread", async () => {
  const picture = await sharp({ create: { width: 5_001, height: 5_000, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  expect(await send(picture)).toMatchObject({ reason: "too-large" });
});

test("a picture that breaks off is refused", async () => {
  const bytes = await photo({ width: 900, height: 900 });
  expect(await send(bytes.subarray(0, bytes.length / 2))).toMatchObject({ reason: "broken" });
});

test("a small picture with ten thousand million pixels is refused unread", async () => {
  const begun = process.cpuUsage();
  expect(await send(await pixelBomb())).toMatchObject({ reason: "too-large" });
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
});

test("nothing, and more than 10 MB, is refused", async () => {
  expect(await send(new Uint8Array())).toMatchObject({ reason: "empty" });
  expect(await send(new Uint8Array(UPLOAD_MAX_BYTES.record + 1))).toMatchObject({ reason: "too-large" });
});

test("a paper whose row is written but not answered keeps its file", async () => {
  const { db, url } = database;
  const paper = { purpose: "record", fileName: "kept.pdf", uploadedBy: undefined, now } as const;
  const bytes = await report();
  for (let at = 1, isOver = false; !isOver; at++) {
    const breaking = openBreaking(url, { at, when: "after" });
    await storeUpload(breaking.db, files, { ...paper, bytes }).catch(() => undefined);
    isOver = breaking.count < at;
    await breaking.close();
  }
  const rows = (await db.select().from(uploads)).filter(({ fileName }) => fileName === "kept.pdf");
  expect(rows.length).toBeGreaterThan(1);
  for (const { id } of rows)
    expect(await readUpload(db, files, id)).toMatchObject({ bytes: expect.any(Buffer) });
});

test("a refused file leaves nothing behind, and a removed one neither", async () => {
  const before = readdirSync(join(dataDir, "uploads")).length;
  await send(Buffer.from(SVG));
  const { id } = await stored(await report());
  await removeUpload(database.db, files, id);
  expect(readdirSync(join(dataDir, "uploads"))).toHaveLength(before);
  expect(await readUpload(database.db, files, id)).toBeUndefined();
});

test("a file that is written twice at the same moment is whole", async () => {
  const id = newFileId();
  const bytes = new Uint8Array(2_000_000).fill(7);
  await Promise.all([1, 2, 3, 4].map(() => files.write(id, bytes)));
  expect((await files.read(id))?.byteLength).toBe(bytes.byteLength);
  await files.remove(id);
});

test("only an id of the shop's own reaches the disk", async () => {
  writeFileSync(join(dataDir, "secret"), "secret");
  for (const id of [
    "../secret",
    "..%2Fsecret",
    "/etc/passwd",
    "",
    ".",
    "a".repeat(31),
    `${"a".repeat(32)}/..`,
  ]) {
    expect(await files.read(id), id).toBeUndefined();
    await expect(files.write(id, Buffer.from("x")), id).rejects.toThrow("Not a file id.");
    await files.remove(id);
  }
  expect(statSync(join(dataDir, "secret")).size).toBe(6);
});

async function pages(count: number): Promise<Uint8Array> {
  const paper = await PDFDocument.create();
  for (let n = 0; n < count; n++) paper.addPage();
  return paper.save();
}
