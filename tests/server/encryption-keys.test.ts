import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { formatKeyRing } from "#app/domain/key-ring.ts";
import { keepKeys, makeKeys, newKey, readKeys } from "#server/encryption-keys.ts";
import { findSecret } from "#server/secret.ts";

const dataDir = mkdtempSync(join(tmpdir(), "materia-keys-"));
const file = join(dataDir, "encryption-keys");
const place = { dataDir, encryptionKey: undefined };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("the first key is made once, for the shop's own account, and a second start finds the same", () => {
  expect(readKeys(place)).toBeUndefined();
  const made = makeKeys(place);
  expect(made).toMatchObject([{ id: "k1" }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(makeKeys(place)).toEqual(made);
  expect(readKeys(place)).toEqual(made);
});

test("a newer key stands behind the older one, and ENCRYPTION_KEY counts before the file", () => {
  const [first] = readKeys(place)!;
  const second = newKey([first!]);
  keepKeys({ dataDir, keys: [first!, second] });
  expect(readKeys(place)!.map(({ id }) => id)).toEqual(["k1", "k2"]);
  expect(readKeys({ dataDir, encryptionKey: formatKeyRing([second]) })).toEqual([second]);
});

test("a file that holds no keys is left alone and named", () => {
  for (const text of ["", "k1:short\n"]) {
    writeFileSync(file, text);
    expect(() => readKeys(place)).toThrow(/encryption-keys holds no keys.*copy of DATA_DIR/);
    expect(readFileSync(file, "utf8")).toBe(text);
  }
});

test("the secret of the cookies is made once, for the shop's own account, and SESSION_SECRET counts before it", () => {
  const made = findSecret({ dataDir, sessionSecret: undefined });
  expect(Buffer.from(made, "base64url")).toHaveLength(32);
  expect(statSync(join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);
  expect(findSecret({ dataDir, sessionSecret: undefined })).toBe(made);
  const own = "a secret of the owner's own making";
  expect(findSecret({ dataDir, sessionSecret: own })).toBe(own);
  const other = mkdtempSync(join(tmpdir(), "materia-keys-"));
  expect(findSecret({ dataDir: other, sessionSecret: undefined })).not.toBe(made);
  rmSync(other, { recursive: true });
});
