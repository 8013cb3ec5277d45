import { expect, test } from "vitest";
import {
  areDifferentApps,
  type UpiTest,
  upiTestState,
  upiTriedSchema,
} from "#app/domain/payments/upi-test.ts";

const shown = { address: "shop@bank", merchantCode: undefined };
const tried = (["gpay", "phonepe", "paytm"] as const).map((app) => ({ app, hasWorked: true, said: "" }));
const passed: UpiTest = { ...shown, tried, testedAt: new Date(0) };
const failed = { ...passed, tried: [{ ...tried[0]!, hasWorked: false }, ...tried.slice(1)] };

test("a test counts for the address and code that it was made with", () => {
  expect(upiTestState(undefined, passed)).toBe("not-needed");
  expect(upiTestState(shown, undefined)).toBe("untested");
  expect(upiTestState(shown, passed)).toBe("passed");
  expect(upiTestState(shown, failed)).toBe("failed");
  expect(upiTestState({ ...shown, address: "other@bank" }, passed)).toBe("changed");
  expect(upiTestState({ ...shown, merchantCode: "5912" }, passed)).toBe("changed");
});

test("three different apps are tried, and each row says whether it paid", () => {
  expect(areDifferentApps(tried)).toBe(true);
  expect(areDifferentApps(tried.slice(1))).toBe(false);
  expect(areDifferentApps([tried[0]!, ...tried.slice(0, 2)])).toBe(false);
  const row = { app: "bhim", hasWorked: "no", said: " U16\nlimit " };
  expect(upiTriedSchema.parse(row)).toEqual({ app: "bhim", hasWorked: false, said: "U16 limit" });
  expect(upiTriedSchema.safeParse({ ...row, hasWorked: "" }).success).toBe(false);
  expect(upiTriedSchema.safeParse({ ...row, app: "cash" }).success).toBe(false);
});
