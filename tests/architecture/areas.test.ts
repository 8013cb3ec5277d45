import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { FILES, list, OURS } from "#tests/architecture/imports.ts";

/** The areas of the shop, the same word on every floor. A file imports its own area and those before it. */
const AREAS = [
  "ground", // what belongs to nobody: money, time, forms, audit, messages, pieces of every screen
  "catalog", // products, prices, brands, categories, search
  "pages", // home, conditions, questions, texts, links, gallery, reviews, sitemaps
  "reports", // figures for the owner, and what was looked at and searched for
  "stock", // batches, holds, movements
  "shop", // settings, PIN codes, customers
  "prescriptions",
  "cart", // cart and wishlist
  "orders", // checkout, payment, counter, parcels
  "enquiries", // bulk orders, quotes, distributors
  "clinic", // doctors, consultations, records
  "office", // what crosses areas: today, search, audit, messages
  "places", // pages of places
  "accounts", // sign-in, profile, own data, people of the office
];

const HAS_AREAS = /^app\/(domain|services|components|content\/messages)\//;
/** Where a floor's areas begin; the back office's components and the words of a language have areas of their own. */
const FLOOR = /^app\/(?:domain|services|components(?:\/admin)?|content\/messages(?:\/(?:en|hi))?)\//;
/** Pieces of every screen, in folders of another name. */
const OF_EVERY_SCREEN = /^(ui|layout)\//;

function areaOf(name: string): string {
  const path = name.replace(FLOOR, "");
  return OF_EVERY_SCREEN.test(path) || !path.includes("/") ? "ground" : path.split("/")[0]!;
}

test("every folder of rules, services, components and words is an area", () => {
  const strange = FILES.filter(({ name }) => HAS_AREAS.test(name) && !AREAS.includes(areaOf(name)));
  expect(strange.map(({ name }) => name)).toEqual([]);
  const met = new Set(FILES.filter(({ name }) => HAS_AREAS.test(name)).map(({ name }) => areaOf(name)));
  expect([...met].sort()).toEqual([...AREAS].sort());
});

test("every file of tables bears the name of its area first", () => {
  const files = globSync("app/db/schema/*.ts").map((file) => file.split("/").at(-1)!.split(/[-.]/)[0]!);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((area) => !AREAS.includes(area))).toEqual([]);
});

// Tables apart: rows of every area point at people, and people are kept by the last one.
test("an area imports only itself and earlier ones, on every floor", () => {
  const order = (name: string) => AREAS.indexOf(areaOf(name));
  const between = OURS.filter((i) => HAS_AREAS.test(i.file) && HAS_AREAS.test(i.target));
  expect(between.length).toBeGreaterThan(1000);
  expect(list(between.filter((i) => order(i.target) > order(i.file)))).toEqual([]);
});
