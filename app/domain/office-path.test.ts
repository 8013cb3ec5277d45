import { expect, test } from "vitest";
import { isOfficePath } from "./office-path.ts";

test.each(["/admin", "/admin/orders?view=all", "/admin?x=1", "/Admin/orders"])(
  "%s is in the office",
  (path) => expect(isOfficePath(path)).toBe(true),
);
test.each(["/", "/administration", "/shop?q=/admin", "/profile"])("%s is not in the office", (path) =>
  expect(isOfficePath(path)).toBe(false),
);
