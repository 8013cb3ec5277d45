import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { galleryPictures } from "#app/db/schema/pages.ts";
import { sealBytes } from "#app/db/vault.server.ts";
import { newFileId, openFileStore } from "#app/integrations/file-store.server.ts";
import { sweepUploads } from "#app/services/sweep-uploads.server.ts";
import { readUpload, storeUpload } from "#app/services/uploads.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { photo } from "#tests/support/sample-files.ts";

const DAY_MS = 24 * 3_600_000;
let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), "materia-killed-"));
const files = openFileStore(dataDir);
/** By the clock of the disk, which says how old a file is. */
const today = statSync(dataDir).mtimeMs;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const kept = () => readdirSync(join(dataDir, "uploads")).sort();
const inDays = (days: number) => new Date(today + days * DAY_MS);

/** A picture of the gallery, in one of its sizes too. */
async function addPicture(): Promise<string[]> {
  const { db } = database;
  const picture = { purpose: "picture", fileName: "shop.jpg", uploadedBy: undefined } as const;
  const stored = await storeUpload(db, files, { ...picture, bytes: await photo(), now: inDays(0) });
  if (!stored.ok) throw new Error(stored.reason);
  const { id } = stored.value;
  await db.insert(galleryPictures).values({ section: "shop", uploadId: id, alt: "The shop", position: 1 });
  const size = newFileId();
  await files.write(size, Buffer.from("smaller"));
  return [id, size].sort();
}

test("killed at any step of keeping a paper, there is no row without its file, and what is left goes after a day, and nothing else", async () => {
  const { db, url } = database;
  const shown = await addPicture();
  const left: number[] = [];
  for (const killAt of ["file", "row", "end"]) {
    const worker = spawn(
      process.execPath,
      ["tests/support/keep-upload.ts", url, dataDir, killAt, String(today)],
      {
        stdio: "inherit",
      },
    );
    expect(await once(worker, "exit")).toEqual([null, "SIGKILL"]);
    for (const { id } of await db.select({ id: uploads.id }).from(uploads))
      expect(await readUpload(db, files, id)).toMatchObject({ bytes: expect.any(Buffer) });
    left.push(kept().length - shown.length);
  }
  expect(left).toEqual([1, 2, 3]);
  expect(kept().filter((name) => name.endsWith(".part"))).toHaveLength(1);

  expect(await sweepUploads(db, files, inDays(0))).toEqual({ count: 0, isTooMuch: false });
  expect(await sweepUploads(db, files, inDays(2))).toEqual({ count: 3, isTooMuch: false });
  expect(kept()).toEqual(shown);
  expect(await db.$count(uploads)).toBe(1);
});

test("a database that knows hardly one of many files deletes none of them", async () => {
  const { db } = database;
  const before = kept();
  const strangers = Array.from({ length: 30 }, newFileId);
  for (const id of strangers) await files.write(id, sealBytes(Buffer.from("paper"), "uploads x"));
  expect(await sweepUploads(db, files, inDays(2))).toEqual({ count: 30, isTooMuch: true });
  expect(kept()).toEqual([...before, ...strangers].sort());
});
