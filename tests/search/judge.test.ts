import { expect, test } from "vitest";
import {
  type Answer,
  describeFound,
  type Found,
  isHit,
  parseGolden,
  parseGoldenLine,
} from "#tests/search/judge.ts";

const arnica30: Found = {
  kind: "product",
  name: "Arnica Montana",
  brand: "sbl",
  form: "dilutions",
  dosageForm: "dilution",
  packSize: "30 ml",
  potency: { scale: "C", number: 30 },
  remedy: "arnica-montana",
};
const arnica30X: Found = { ...arnica30, potency: { scale: "X", number: 30 } };
const r41: Found = {
  ...arnica30,
  name: "R41 Fortivirone Drops",
  brand: "reckeweg",
  form: "medicines",
  dosageForm: "drops",
  packSize: "22 ml",
  potency: undefined,
  remedy: undefined,
};
const cough: Found = { kind: "condition", slug: "dry-cough" };
const cancer: Found = { kind: "area", slug: "cancer-tumours" };

function answer(found: Found[], rest: Partial<Answer> = {}): Answer {
  return { found, isInformationOnly: false, notKeptPotency: undefined, ...rest };
}

function hits(found: Found[], expectation: string, rest: Partial<Answer> = {}): boolean {
  return isHit(answer(found, rest), parseGoldenLine(`words => ${expectation}`).expected);
}

test("a golden file has a query and what is expected on each line, and lines for people", () => {
  const read = parseGolden(
    "# Names\n\narnika 30 => remedy arnica-montana potency=30c\nparacetamol => not-kept\n",
  );
  expect(read.map(({ query }) => query)).toEqual(["arnika 30", "paracetamol"]);
});
test("a line that cannot be judged is refused", () => {
  for (const line of [
    "arnica",
    " => remedy arnica-montana",
    "arnica => remedy",
    "arnica => arnica-montana",
    "arnica => remedy arnica-montana potency=much",
    "arnica => remedy arnica-montana pack=some",
    "arnica => remedy arnica-montana colour=red",
    "sbl => brand sbl form=drops",
    "r41 => product R41 not-potency",
  ])
    expect(() => parseGoldenLine(line), line).toThrow();
});
test("a remedy is hit by any of its packs, or by its own page", () => {
  expect(hits([arnica30], "remedy arnica-montana")).toBe(true);
  expect(hits([{ kind: "remedy", slug: "arnica-montana" }], "remedy arnica-montana")).toBe(true);
  expect(hits([arnica30], "remedy bellis-perennis")).toBe(false);
  expect(hits([{ kind: "remedy", slug: "arnica-montana" }], "remedy arnica-montana potency=30")).toBe(false);
});
test("all that was asked for must be true of one pack", () => {
  expect(hits([arnica30], "remedy arnica-montana potency=30 CH pack=30ml brand=sbl form=dilutions")).toBe(
    true,
  );
  expect(hits([arnica30], "remedy arnica-montana form=dilution")).toBe(true);
  expect(hits([arnica30], "remedy arnica-montana form=trituration")).toBe(false);
  expect(hits([arnica30], "remedy arnica-montana potency=30c brand=reckeweg")).toBe(false);
  expect(hits([arnica30], "remedy arnica-montana pack=100 ml")).toBe(false);
});
test("a vial is known by its drams", () => {
  const vial: Found = { ...arnica30, dosageForm: "globules", packSize: "2 dram (8 g) globules" };
  expect(hits([vial], "remedy arnica-montana pack=2 dram form=globules")).toBe(true);
  expect(hits([vial], "remedy arnica-montana pack=8 g")).toBe(true);
  expect(hits([vial], "remedy arnica-montana pack=1 dram")).toBe(false);
});
test("30X is never answered as 30C", () => {
  expect(hits([arnica30], "remedy arnica-montana potency=30x")).toBe(false);
  expect(hits([arnica30, arnica30X], "remedy arnica-montana potency=30x")).toBe(true);
});
test("a potency that is not kept must be said, and only then", () => {
  const notKeptPotency = { scale: "X", number: 30 } as const;
  expect(hits([arnica30], "remedy arnica-montana not-potency", { notKeptPotency })).toBe(true);
  expect(hits([arnica30], "remedy arnica-montana not-potency")).toBe(false);
  expect(hits([arnica30], "remedy arnica-montana", { notKeptPotency })).toBe(false);
});
test("only the first three answers count", () => {
  expect(hits([r41, r41, arnica30], "remedy arnica-montana")).toBe(true);
  expect(hits([r41, r41, r41, arnica30], "remedy arnica-montana")).toBe(false);
});
test("a product is hit by the beginning of its name, word by word", () => {
  expect(hits([r41], "product R41")).toBe(true);
  expect(hits([r41], "product r41 fortivirone brand=reckeweg pack=22 ml")).toBe(true);
  expect(hits([r41], "product R4")).toBe(false);
});
test("a place is hit by its kind and name", () => {
  expect(hits([cough, arnica30], "condition dry-cough")).toBe(true);
  expect(hits([cough], "concern dry-cough")).toBe(false);
  expect(hits([{ kind: "page", slug: "delivery" }], "page /delivery")).toBe(true);
});
test("a restricted area is answered in words, without a medicine anywhere", () => {
  const isInformationOnly = true;
  expect(hits([cancer], "area cancer-tumours", { isInformationOnly })).toBe(true);
  expect(hits([cancer], "area cancer-tumours")).toBe(false);
  expect(hits([cancer, cough, cough, arnica30], "area cancer-tumours", { isInformationOnly })).toBe(false);
});
test("what is not kept is answered without a medicine", () => {
  expect(hits([], "not-kept")).toBe(true);
  expect(hits([{ kind: "page", slug: "contact" }], "not-kept")).toBe(true);
  expect(hits([cough, cough, cough, r41], "not-kept")).toBe(false);
});
test("either of two expectations will do", () => {
  expect(hits([cough], "concern cough-and-cold | condition dry-cough")).toBe(true);
});
test("an answer is told in a line", () => {
  expect([arnica30, r41, cough].map(describeFound)).toEqual([
    "Arnica Montana 30 CH, sbl, 30 ml",
    "R41 Fortivirone Drops, reckeweg, 22 ml",
    "condition dry-cough",
  ]);
});
