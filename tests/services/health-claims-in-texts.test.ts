import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listCatalogProducts } from "#app/db/seed/products/list-products.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";

/** The words of a source file: every literal as a text of its own, what is put into a template as one neutral word. */
function wordsOf(source: string): string[] {
  return [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, quoted, template]) => (quoted ?? template!).replaceAll('\\"', '"'))
    .map((text) => text.replace(/\$\{[^}]*\}/g, "it"))
    .filter((text) => text.includes(" "));
}

/** What the shop never prints: names that makers gave, words people search for, notes to the shop. */
const NOT_PRINTED = ["adCaution", "adNote"];

/** Lists that stand on pages after these words. */
const SHOWN_AFTER: Record<string, string> = {
  whenToSeeDoctor: "See a doctor: ",
  traditionalUses: "Traditionally used in homoeopathy for ",
};

function valuesOf(value: unknown, key = ""): string[] {
  if (NOT_PRINTED.includes(key)) return [];
  if (typeof value === "string") return [`${SHOWN_AFTER[key] ?? ""}${value}`];
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, key));
  if (value && typeof value === "object")
    return Object.entries(value).flatMap(([name, each]) => valuesOf(each, name));
  return [];
}

function textsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return file.endsWith(".json")
    ? valuesOf(JSON.parse(source)).filter((text) => text.includes(" "))
    : wordsOf(source);
}

const files = globSync(["app/content/**/*.ts", "app/db/seed/**/*.{ts,json}"]).filter(
  (file) => !file.includes("packshots/"),
);

test("the check sees the texts", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(textsOf).length).toBeGreaterThan(3000);
});

test("no text of the shop promises too much", () => {
  const found = files.flatMap((file) =>
    textsOf(file).flatMap((text) => findHealthClaims(text).map((claim) => ({ file, ...claim }))),
  );
  expect(found).toEqual([]);
});

test("no product of the demo shop promises too much", () => {
  const found = listCatalogProducts("2026-11-21").flatMap(({ row }) =>
    [row.name, row.shortDescription, row.description, row.usage].flatMap((text) =>
      findHealthClaims(text ?? "").map((claim) => ({ sku: row.sku, ...claim })),
    ),
  );
  expect(found).toEqual([]);
});
