import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openStore } from "#server/backup/open-store.ts";
import { openS3Store } from "#server/backup/s3-store.ts";
import { readCopySettings } from "#server/backup/settings.ts";
import { turnOn } from "#server/backup/turn-on.ts";
import { openVault } from "#server/backup/vault.ts";
import { openS3Double, type S3Double } from "#tests/doubles/s3/server.ts";
import { signatureOf } from "#tests/doubles/s3/signature.ts";

const KEYS = { bucket: "copies", region: "ap-south-1", accessKeyId: "shop", secretAccessKey: "a-secret" };
const PART_BYTES = 16 * 1024 * 1024;
let double: S3Double;
beforeAll(async () => {
  double = await openS3Double({ ...KEYS, pageSize: 3 });
});
afterEach(() =>
  Object.assign(double.mischief, { slowMs: 0, losesEvery: 0, busyEvery: 0, cutsAfterBytes: 0 }),
);
afterAll(() => double.close());

const store = (other: Partial<typeof KEYS> = {}) =>
  openS3Store({ ...KEYS, endpoint: double.url, ...other }, "shop");
const some = (bytes: number) => ({ bytes: randomBytes(bytes) });
async function* stream(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 1_000_000) yield bytes.subarray(at, at + 1_000_000);
}
async function readAll(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

test("the double works out the signature that Amazon published for its example", () => {
  const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const headers = {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": empty,
    "x-amz-date": "20130524T000000Z",
  };
  const signature = signatureOf(
    { method: "GET", target: "/test.txt", headers },
    {
      scope: "20130524/us-east-1/s3/aws4_request",
      signedHeaders: "host;range;x-amz-content-sha256;x-amz-date",
      secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    },
  );
  expect(signature).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
});

test("copies of all names come back, are listed over several pages in their order, and go", async () => {
  const { bytes } = some(1_000);
  const names = [
    "copy.check",
    "files/uploads/a%20b%2Fc@17",
    "line-0001/head",
    "line-0001/wal-1",
    "secrets/1",
  ];
  for (const name of names.toReversed()) await store().put(name, stream(bytes));
  expect(await store().list("")).toEqual(names);
  expect(await store().list("line-0001/w")).toEqual(["line-0001/wal-1"]);
  expect([...double.objects.keys()].every((key) => key.startsWith("shop/"))).toBe(true);
  for (const name of names) expect(await readAll(store().get(name))).toEqual(bytes);
  for (const name of names) await store().remove(name);
  expect(await store().list("")).toEqual([]);
  await expect(readAll(store().get("line-0001/head"))).rejects.toThrow(
    "The copy line-0001/head is missing in s3://copies/shop.",
  );
});

test("a whole copy goes in parts and comes back where the line was cut, though answers are lost and the store is busy", async () => {
  const { bytes } = some(2 * PART_BYTES + 5);
  Object.assign(double.mischief, { losesEvery: 3, busyEvery: 4 });
  expect(await store().put("line-0001/base-1.tar", stream(bytes))).toBe(bytes.length);
  Object.assign(double.mischief, { losesEvery: 0, busyEvery: 0, cutsAfterBytes: 5_000_000 });
  expect((await readAll(store().get("line-0001/base-1.tar"))).equals(bytes)).toBe(true);
});

test("a copy whose source breaks off is not there, and none of its parts is left", async () => {
  double.uploads.clear();
  async function* broken() {
    yield some(PART_BYTES + 1).bytes;
    throw new Error("The database has gone.");
  }
  await expect(store().put("line-0001/base-2.tar", broken())).rejects.toThrow("The database has gone.");
  expect(await store().list("line-0001/base-2")).toEqual([]);
  expect(double.uploads.size).toBe(0);
  const begun = (at: string) => ({
    key: "shop/line-0001/base-3.tar",
    parts: new Map(),
    begunAt: new Date(at),
  });
  double.uploads.set("old", begun("2026-11-21")).set("young", begun("2026-11-23"));
  await store().removeUnfinished(Date.parse("2026-11-22"));
  expect([...double.uploads.keys()]).toEqual(["young"]);
});

test("a copy that is being sent in parts is never given up as unfinished, however far a clock has jumped", async () => {
  const { bytes } = some(PART_BYTES + 5);
  async function* withAJump() {
    yield bytes.subarray(0, PART_BYTES + 1);
    await store().removeUnfinished(Date.parse("2028-01-01"));
    yield bytes.subarray(PART_BYTES + 1);
  }
  expect(await store().put("line-0001/base-4.tar", withAJump())).toBe(bytes.length);
  expect((await readAll(store().get("line-0001/base-4.tar"))).equals(bytes)).toBe(true);
});

test.each([
  ["a wrong secret", { secretAccessKey: "another" }, /does not let these keys in \(SignatureDoesNotMatch\)/],
  ["unknown keys", { accessKeyId: "stranger" }, /does not let these keys in \(InvalidAccessKeyId\)/],
  ["a bucket that is not there", { bucket: "elsewhere" }, /^There is no bucket elsewhere at http/],
  ["another region", { region: "eu-west-1" }, /is in another region: set S3_REGION or S3_ENDPOINT/],
])("%s is said in a sentence", async (_, other, sentence) => {
  await expect(store(other).list("")).rejects.toThrow(sentence);
  await expect(store(other).put("copy.check", stream(some(10).bytes))).rejects.toThrow(sentence);
});

test("copies are turned on for a bucket by its address, and only the shop's key opens them", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "materia-s3-"));
  mkdirSync(join(dataDir, "backup"));
  await expect(turnOn(dataDir, "s3://copies/new")).rejects.toThrow("set S3_ACCESS_KEY_ID");
  Object.assign(process.env, {
    S3_ENDPOINT: double.url,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  });
  try {
    const { newKey, isSameDisk } = await turnOn(dataDir, "s3://copies/new/");
    expect([newKey?.length, isSameDisk]).toEqual([16, false]);
    expect(readCopySettings(dataDir)?.folder).toBe("s3://copies/new");
    expect((await turnOn(dataDir, "s3://copies/new")).newKey).toEqual(newKey);
    const strange = openVault(openStore("s3://copies/new"), Buffer.alloc(16, 7));
    await expect(strange.getJson("copy.check")).rejects.toThrow(/is damaged/);
    await store().put("line-0001/head", stream(some(10).bytes));
    await expect(turnOn(dataDir, "s3://copies")).rejects.toThrow(/holds something else/);
  } finally {
    for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) delete process.env[name];
    rmSync(dataDir, { recursive: true });
  }
});
