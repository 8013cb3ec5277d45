import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { RemedyPage } from "#app/components/catalog/remedy/remedy-page.tsx";
import { poisonList } from "#app/db/seed/poisons.ts";
import { remedyRows } from "#app/db/seed/remedies.ts";

// Pure: the page of every remedy of the seed, drawn without its packs. What is told of a remedy is all of its text but the
// breadcrumb, the packs with their forms (a table of prices) and the care that every medicine shares (poison, alcohol, milk sugar,
// doctor, no promise). Headings and names of lines count. Compared as runs of three words; of two pages, the share that both have
// of all that either has (Jaccard), at most 0.3. Pages whose uses the law lets us publish nowhere are short: names, source and
// relations are all that is told.
const RUN = 3;
const ALIKE_AT_MOST = 0.3;
const NOT_STORY = "nav, .remedy-packs, .remedy-forms, .remedy-care, .no-promise";

const rows = remedyRows();
const nameOf = new Map(rows.map(({ slug, name }) => [slug, name]));
const poisonOf = new Map(poisonList.entries.map(({ remedy, reason }) => [remedy, reason]));
const storiesOf = () => rows.map((row) => ({ slug: row.slug, runs: runsOf(textOf(row)) }));

test("two remedies share at most three in ten of what is told of them", () => {
  const stories = storiesOf();
  expect(stories.length).toBeGreaterThan(400);
  expect(stories.filter(({ runs }) => runs.size < 6).map(({ slug }) => slug)).toEqual([]);
  const wrong = stories.flatMap((a, position) =>
    stories.slice(position + 1).flatMap((b) => {
      const alike = shareOf(a.runs, b.runs);
      return alike > ALIKE_AT_MOST ? [`${a.slug} ${b.slug} ${alike.toFixed(2)}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("the measure notices one story with two names", () => {
  const [first] = rows;
  const twin = runsOf(textOf({ ...first!, name: "Another", hindiName: "अन्य" }));
  expect(shareOf(runsOf(textOf(first!)), twin)).toBeGreaterThan(ALIKE_AT_MOST);
});

function textOf(row: (typeof rows)[number]): string {
  const { slug, relationships, canPublishUses, traditionalUses, keynotes } = row;
  const relations = (["complementary", "antidotes", "inimical"] as const).map((kind) => ({
    kind,
    remedies: relationships[kind].map((other) => ({
      slug: other,
      name: nameOf.get(other)!,
      plant: undefined,
    })),
  }));
  const remedy = {
    ...row,
    uses: canPublishUses ? traditionalUses : [],
    keynotes: canPublishUses ? keynotes : [],
    plant: undefined,
    poison: poisonOf.get(slug),
    cautions: [],
    packs: [],
    relations: relations.filter(({ remedies }) => remedies.length > 0),
  };
  const page = createElement(MemoryRouter, null, createElement(RemedyPage, { remedy }));
  const $ = load(renderToStaticMarkup(page));
  $(NOT_STORY).remove();
  $("dt, dd, li, p, h1, h2, b, small").append(" ");
  return $("body").text();
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'.-]+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(" ")));
}

function shareOf(a: Set<string>, b: Set<string>): number {
  return a.intersection(b).size / a.union(b).size;
}
