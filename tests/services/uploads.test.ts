import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { newFileId, openFileStore } from "#app/integrations/file-store.server.ts";
import { type NewUpload, readUpload, removeUpload, storeUpload } from "#app/services/uploads.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { packedObjects, pdfOf, photo, pixelBomb, report } from "#tests/support/sample-files.ts";

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

test("a PDF is kept byte for byte, under a name nobody guesses, for the shop's account only", async () => {
  const bytes = await report();
  const kept = await stored(bytes, { fileName: "../../etc/passwd" });
  expect(kept.bytes.equals(bytes)).toBe(true);
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
  ["that runs a script", () => pdfOf("<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>")],
  ["whose script hides behind codes", () => pdfOf("<< /S /J#61vaScript /J#53 (x) >>")],
  ["whose script lies in packed objects", () => pdfOf(packedObjects("1 0 << /S /JavaScript /JS (x) >>"))],
  ["that starts a program", () => pdfOf("<< /S /Launch /F (cmd.exe) >>")],
  ["that carries a file", () => pdfOf("<< /Names << /EmbeddedFiles 2 0 R >> >>")],
  ["that unpacks without end", () => pdfOf(packedObjects(Buffer.alloc(40_000_000)))],
  ["whose objects nobody can look into", () => pdfOf("<< /Type /ObjStm >>\nstream\nlocked\nendstream")],
  ["that breaks off", async () => (await report()).subarray(0, 300)],
])("a PDF %s is refused", async (_what, make) => {
  expect(await send(await make())).toEqual({ ok: false, reason: "broken" });
});

test("a PDF with packed objects that do nothing is kept", async () => {
  expect(await send(pdfOf(packedObjects("1 0 << /Type /Catalog >>")))).toMatchObject({ ok: true });
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
