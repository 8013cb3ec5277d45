import { expect, test } from "vitest";
import { parseRowId } from "#app/domain/form/row-id.ts";

test("ids of rows are whole numbers that a column of the database holds", () => {
  expect(["1", "42", "2147483647"].map(parseRowId)).toEqual([1, 42, 2_147_483_647]);
});

test.each([
  null,
  undefined,
  7,
  "",
  "0",
  "-1",
  "1.5",
  "1e3",
  "0x10",
  " 7",
  "2147483648",
  "99999999999",
  "9".repeat(400),
])("%j is the id of no row", (typed) => expect(parseRowId(typed)).toBeUndefined());
