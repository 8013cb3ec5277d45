import { expect, test } from "vitest";
import { gstr1Of } from "#app/domain/books/gstr1.ts";
import { preflight, RULES } from "#app/domain/books/preflight.ts";
import type { BooksPaper } from "#app/domain/books/return-month.ts";
import { GOOD, type Planted } from "#tests/support/good-month.ts";
import { PLANTED_FILES } from "#tests/support/planted-files.ts";
import { PLANTED_PAPERS } from "#tests/support/planted-papers.ts";

const PLANTED = [...PLANTED_PAPERS, ...PLANTED_FILES];

function plant({ month, paper, line: ofLine, file: ofFile, at: index = 0 }: Planted) {
  const papers = GOOD.papers.map((each, place): BooksPaper => {
    if (place !== index) return each;
    const [first, ...rest] = each.lines;
    const lines = ofLine ? [{ ...first!, ...ofLine(first!) }, ...rest] : each.lines;
    return { ...each, lines, ...paper?.({ ...each, lines }) };
  });
  const base = { ...GOOD, papers };
  const planted = { ...base, ...month?.(base) };
  const file = structuredClone(gstr1Of(planted));
  ofFile?.(file);
  return preflight(planted, file);
}

test("a month that is well has no finding", () => {
  expect(preflight(GOOD, gstr1Of(GOOD))).toEqual([]);
});

test.each(PLANTED)("%s is caught by name: %s", (_, rule, planted) => {
  expect(plant(planted).map((finding) => finding.rule)).toContain(rule);
});

test("a finding names the paper, the line and where it is mended", () => {
  const found = plant({ line: () => ({ hsn: "30049019" }) }).find(({ rule }) => rule === "hsn-not-in-list");
  expect(found).toEqual({
    rule: "hsn-not-in-list",
    level: "mend",
    mend: "product",
    paper: { number: "W/26-27/00001", orderNumber: "ORDER-0", totalPaise: 46_000, buyer: "Asha" },
    line: { number: 1, name: "Medicine 0" },
  });
});

test("every rule has its source and an error that it is proved with", () => {
  const proved = new Set(PLANTED.map(([, rule]) => rule));
  expect(RULES.map(([name]) => name).filter((name) => !proved.has(name))).toEqual([]);
  expect(RULES.every(([, { source }]) => source !== "")).toBe(true);
  expect(PLANTED.length).toBeGreaterThanOrEqual(60);
});
