import { expect, test } from "vitest";
import { dangerIn } from "#app/domain/search/danger-in.ts";
import { withEmptyVessels, withoutVessels } from "#app/domain/search/empty-vessel.ts";
import { readSearchQuery } from "#app/domain/search/search-query.ts";

const helpFor = (typed: string) => dangerIn(readSearchQuery(typed).plain.split(" "));

test("an empty bottle, empty globules and an empty stomach are not eaten", () => {
  for (const typed of [
    "khali kaanch ki sheeshi 2 dram 50 pcs",
    "khali safed meethi goli",
    "khali pet dawai le sakte hai kya",
  ]) {
    expect(withEmptyVessels(typed), typed).toContain("empty");
    expect(helpFor(typed), typed).toBeUndefined();
  }
  expect(withEmptyVessels("खाली शीशी")).toBe("empty शीशी");
  expect(withEmptyVessels("dropper bottle khali wali")).toBe("dropper bottle empty wali");
});

test("what was eaten up stays so", () => {
  for (const typed of [
    "papa ne poori goli khali",
    "papa ne saari goliyan khali pet me dard",
    "munne ne kaanch khali",
    "phenyl ki bottle khali kar di munne ne pi ke",
  ])
    expect(helpFor(typed), typed).toBe("emergency");
});

test("what a medicine comes in is left out beside its name, and stays where it may be meant", () => {
  expect(withoutVessels(["arnica", "shishi"])).toEqual(["arnica"]);
  expect(withoutVessels(["shishi"])).toBeUndefined();
  expect(withoutVessels(["glass", "bottle"])).toBeUndefined();
  expect(withoutVessels(["arnica"])).toBeUndefined();
});

test("pills and bottles that somebody emptied are never taken for empty ones", () => {
  for (const typed of [
    "bachche ne safed goli khali 10",
    "dadi ne sugar ki goli khali 5",
    "usne chhoti goli khali packet se nikal ke",
    "phenyl ki bottle khali 2 minute me",
    "badi goli khali wali",
  ])
    expect(withEmptyVessels(typed)).toBe(typed);
});
