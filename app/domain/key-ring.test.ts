import { expect, test } from "vitest";
import { formatKeyRing, nextKeyId, parseKeyRing } from "#app/domain/key-ring.ts";

const OLD = { id: "k1", key: "a".repeat(43) };
const NEW = { id: "k2", key: "B_-9".repeat(10).concat("xyz") };

test("keys are read as they are written, the newest last, on one line or several", () => {
  expect(parseKeyRing(formatKeyRing([OLD, NEW]))).toEqual({ ok: true, value: [OLD, NEW] });
  expect(parseKeyRing(`\n k1:${OLD.key}\nk2:${NEW.key}\n`)).toEqual({ ok: true, value: [OLD, NEW] });
});

test("an empty ring, a short key, a key without a name and a name twice are no keys", () => {
  for (const text of ["", "k1:short", OLD.key, `k1:${OLD.key},k1:${NEW.key}`, `K1:${OLD.key}`])
    expect(parseKeyRing(text)).toEqual({ ok: false, reason: "bad-keys" });
});

test("the next key has a name that none before it had", () => {
  expect(nextKeyId([])).toBe("k1");
  expect(nextKeyId([{ id: "k9" }, { id: "k10" }, { id: "own" }])).toBe("k11");
});
