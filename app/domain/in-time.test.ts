import { expect, test } from "vitest";
import { inTime } from "#app/domain/in-time.ts";

test("what comes in time is given, what fails fails in its own words", async () => {
  expect(await inTime(Promise.resolve("here"), 1_000)).toBe("here");
  await expect(inTime(Promise.reject(new Error("broken")), 1_000)).rejects.toThrow("broken");
});

test("what never comes is given up", async () => {
  await expect(inTime(new Promise(() => undefined), 10)).rejects.toMatchObject({ code: "57014" });
});
