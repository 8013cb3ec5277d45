import { expect, test } from "vitest";
import { searchConditions } from "#app/domain/pages/condition-search.ts";

const SYSTEMS = [
  {
    slug: "respiratory-system",
    conditions: [
      { name: "Common Cold", otherNames: ["Sardi"], description: "Runny nose and sneezing." },
      { name: "Dry Cough", otherNames: [], description: "Tickle without mucus." },
    ],
  },
  {
    slug: "digestive-system",
    conditions: [{ name: "Acidity", otherNames: ["Heartburn"], description: "Burning after food." }],
  },
];
const found = (query: string) =>
  searchConditions(SYSTEMS, query).flatMap(({ conditions }) => conditions.map(({ name }) => name));

test("a condition is found by its name, by what else it is called, and by what it is", () => {
  expect(found("COLD")).toEqual(["Common Cold"]);
  expect(found("sardi")).toEqual(["Common Cold"]);
  expect(found("burning food")).toEqual(["Acidity"]);
});

test("every word must occur, and a body system without a hit is left out", () => {
  expect(found("dry sneezing")).toEqual([]);
  expect(searchConditions(SYSTEMS, "heartburn").map(({ slug }) => slug)).toEqual(["digestive-system"]);
});

test("all conditions are there while nothing is looked for", () => {
  expect(found("  ")).toEqual(["Common Cold", "Dry Cough", "Acidity"]);
});
