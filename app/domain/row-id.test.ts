import { expect, test } from "vitest";
import { parseRowId } from "#app/domain/row-id.ts";

test("an id is a whole number from 1 that a table can hold; anything else is none", () => {
  expect(parseRowId("42")).toBe(42);
  for (const text of ["", "0", "-1", "1.5", "1e3", " 7", "99999999999", "x", null, undefined, 7])
    expect(parseRowId(text)).toBeUndefined();
});
