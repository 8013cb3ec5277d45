import { expect, test } from "vitest";
import { createPageData, readDataAddress } from "#server/page-data.ts";

const long = (sign: string) => Array.from({ length: 2_000 }, (_, n) => sign + ((n * 7919) % 1_009)).join();

test("the address of data names its content and its page", async () => {
  const data = createPageData();
  const address = data.keep("[1]", "/shop?a=1");
  expect(data.keep("[1]", "/shop?a=1")).toBe(address);
  expect(data.keep("[2]", "/shop?a=1")).not.toBe(address);
  const { hash, page } = readDataAddress(address)!;
  expect(page).toBe("/shop?a=1");
  expect((await data.find(hash))!.identity.toString()).toBe("[1]");
  expect(readDataAddress(data.keep("[1]", "/"))).toEqual({ hash, page: "/" });
  expect(readDataAddress("/shop")).toBe(undefined);
  expect(readDataAddress("/page-data/short/shop")).toBe(undefined);
});

test("what was neither made nor asked for lately goes first, and never more is held than there is room", async () => {
  const largest = 12_000;
  const data = createPageData({ largest });
  const hashes = ["a", "b", "c", "d", "e", "f"].map(
    (sign) => readDataAddress(data.keep(long(sign), "/"))!.hash,
  );
  const [first] = hashes;
  for (let n = 0; n < 20; n++) {
    await data.find(readDataAddress(data.keep(long(`g${n}`), "/"))!.hash);
    expect(await data.find(first!)).not.toBe(undefined);
    expect(data.sizeBytes()).toBeLessThanOrEqual(largest);
  }
  expect(await data.find(hashes[1]!)).toBe(undefined);
});
