// What counts as a hit, the same for our search and for those it is measured against. A line of the golden set is
// `query => expectation`; what is right in more than one way has its expectations joined by " | ".

import { parsePack } from "#app/domain/catalog/pack.ts";
import { type Potency, parsePotency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { slugify } from "#app/domain/form/slug.ts";

/** An answer has to stand among the first so many. */
const FIRST = 3;

const PLACES = ["condition", "concern", "brand", "form", "page", "area"] as const;
type Place = (typeof PLACES)[number];
const DETAILS = ["potency", "brand", "pack", "form"] as const;
type Detail = (typeof DETAILS)[number];

/** One answer of a list, with what is needed to judge it; brand, form and remedy are slugs. */
export type Found =
  | {
      kind: "product";
      name: string;
      brand: string;
      form: string;
      dosageForm: string;
      packSize: string;
      potency: Potency | undefined;
      remedy: string | undefined;
    }
  | { kind: "remedy" | Place; slug: string };

/** What somebody sees who asked, in the order of the screen. */
export type Answer = {
  found: Found[];
  /** Said in words without a medicine: the law allows no more. */
  isInformationOnly: boolean;
  /** Said to be asked for and not kept. */
  notKeptPotency: Potency | undefined;
};

type Details = {
  potency?: Potency;
  brand?: string;
  pack?: string;
  form?: string;
};

type Expectation =
  | { kind: "remedy"; slug: string; details: Details; isPotencyMissing: boolean }
  | { kind: "product"; name: string; details: Details }
  | { kind: Place; slug: string }
  | { kind: "not-kept" };

export type GoldenQuery = { query: string; expected: Expectation[] };

/** The queries of a golden file; empty lines and those that begin with # are for people. */
export function parseGolden(text: string): GoldenQuery[] {
  return text
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map(parseGoldenLine);
}

/** One line of the golden set; throws when it cannot be judged. */
export function parseGoldenLine(line: string): GoldenQuery {
  const at = line.lastIndexOf(" => ");
  const query = line.slice(0, at);
  if (at < 0 || !query.trim()) throw new Error(`No "query => expectation": ${line}`);
  const expected = line
    .slice(at + 4)
    .split(" | ")
    .map((text) => parseExpectation(text.trim()));
  return { query, expected };
}

/** True when one of the first answers is what was expected, and nothing is offered that may not be. */
export function isHit(answer: Answer, expected: readonly Expectation[]): boolean {
  return expected.some((expectation) => fits(answer, expectation));
}

function fits(answer: Answer, expected: Expectation): boolean {
  const first = answer.found.slice(0, FIRST);
  if (expected.kind === "not-kept") return !offersMedicine(answer);
  if (expected.kind === "area")
    return answer.isInformationOnly && !offersMedicine(answer) && first.some(isPlace(expected));
  if (expected.kind === "remedy") {
    if (expected.isPotencyMissing !== (answer.notKeptPotency !== undefined)) return false;
    return first.some((found) => isOfRemedy(found, expected));
  }
  if (expected.kind === "product")
    return first.some(
      (found) =>
        found.kind === "product" &&
        beginsWith(found.name, expected.name) &&
        hasDetails(found, expected.details),
    );
  return first.some(isPlace(expected));
}

function offersMedicine({ found }: Answer): boolean {
  return found.some(({ kind }) => kind === "product" || kind === "remedy");
}

function isPlace({ kind, slug }: { kind: Place; slug: string }) {
  return (found: Found) => found.kind === kind && found.slug === slug;
}

function isOfRemedy(found: Found, expected: { slug: string; details: Details }): boolean {
  if (found.kind === "product") return found.remedy === expected.slug && hasDetails(found, expected.details);
  return (
    found.kind === "remedy" && found.slug === expected.slug && Object.keys(expected.details).length === 0
  );
}

function hasDetails(found: Extract<Found, { kind: "product" }>, asked: Details): boolean {
  const { potency, brand, pack, form } = asked;
  return (
    (!potency || (found.potency?.scale === potency.scale && found.potency.number === potency.number)) &&
    (!brand || found.brand === brand) &&
    (!pack || isSamePack(found.packSize, pack)) &&
    (!form || found.form === form || found.dosageForm === form)
  );
}

/** "30ml" is "30 ml", and "2 dram" is "2 dram (8 g) globules". */
function isSamePack(packSize: string, asked: string): boolean {
  const [held, wanted] = [parsePack(packSize), parsePack(asked)];
  if (!wanted) return beginsWith(packSize, asked);
  return held?.netQuantity === wanted.netQuantity && held.netUnit === wanted.netUnit;
}

/** "R41" begins "R41 Fortivirone Drops", and not "R410". */
function beginsWith(name: string, beginning: string): boolean {
  return `${slugify(name)}-`.startsWith(`${slugify(beginning)}-`);
}

function parseExpectation(text: string): Expectation {
  if (text === "not-kept") return { kind: "not-kept" };
  const [, kind = "", rest = ""] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const { name, details, isPotencyMissing } = parseDetails(rest);
  if (kind === "remedy" && name) return { kind, slug: name, details, isPotencyMissing };
  if (kind === "product" && name && !isPotencyMissing) return { kind, name, details };
  const place = PLACES.find((known) => known === kind);
  if (place && rest && !rest.includes("=")) return { kind: place, slug: rest.replace(/^\//, "") };
  throw new Error(`Not an expectation: ${text}`);
}

/** "arnica-montana potency=30c pack=30 ml": a detail goes on to the next one. */
function parseDetails(text: string): { name: string; details: Details; isPotencyMissing: boolean } {
  const isPotencyMissing = / not-potency$/.test(text);
  const [name = "", ...parts] = text.replace(/ not-potency$/, "").split(/ (?=[a-z-]+=)/);
  const details: Details = {};
  for (const part of parts) {
    const [key = "", value = ""] = part.split("=");
    const detail = DETAILS.find((known) => known === key);
    if (!detail) throw new Error(`Not a detail: ${part}`);
    Object.assign(details, { [detail]: readDetail(detail, value.trim()) });
  }
  return { name: name.trim(), details, isPotencyMissing };
}

function readDetail(detail: Detail, value: string): Potency | string {
  const read = { potency: parsePotency, pack: readPack, brand: slugify, form: slugify }[detail](value);
  if (!read) throw new Error(`Not a ${detail}: ${value}`);
  return read;
}

function readPack(value: string): string | undefined {
  return parsePack(value) || /^\d+ drams?$/.test(value) ? value : undefined;
}

/** An answer as a line of a report: "Arnica Montana 30 CH, sbl, 30 ml". */
export function describeFound(found: Found): string {
  if (found.kind !== "product") return `${found.kind} ${found.slug}`;
  const { name, potency, brand, packSize } = found;
  return `${potency ? `${name} ${potencyLabel(potency)}` : name}, ${brand}, ${packSize}`;
}
