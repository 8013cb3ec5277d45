import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, remedies } from "#app/db/schema/catalog.ts";
import { faqCategories, faqItems } from "#app/db/schema/pages.ts";
import { bodySystems, conditions } from "#app/db/schema/pages-conditions.ts";
import { dosageFormName } from "#app/domain/catalog/dosage-form.ts";
import { faqPath } from "#app/domain/pages/faq.ts";
import type { CareEntry, PlaceEntry, TraitEntry } from "#app/domain/search/entries.ts";
import { type Likeness, likenessOf } from "#app/domain/search/likeness.ts";
import { COMPLAINT_WORDS } from "#app/domain/search/names/complaint-words.ts";
import { CONCERN_OF_CONDITION } from "#app/domain/search/names/concern-of-condition.ts";
import { OTHER_GOODS } from "#app/domain/search/names/other-goods.ts";
import { PAGE_WORDS } from "#app/domain/search/names/page-words.ts";
import { QUESTION_WORDS } from "#app/domain/search/names/question-words.ts";
import { COUNTRY_WORDS, DOSAGE_FORM_WORDS, FORM_WORDS } from "#app/domain/search/names/trait-words.ts";
import { learnOwnSayings } from "#app/domain/search/sayings/learnt.ts";
import type { Meaning } from "#app/domain/search/sayings/sayings.ts";
import { createVocabulary, ownWords, type Vocabulary } from "#app/domain/search/vocabulary.ts";
import { inTurns } from "#app/services/in-turns.server.ts";
import { listSynonyms } from "#app/services/search/list-synonyms.server.ts";
import { namesOf, readMedicines } from "#app/services/search/read-medicines.server.ts";

/** Everything that search knows by name, out of the database and the shop's own words; read and made in slices, since it may be much. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const [remedyRows, brandRows, categoryRows, conditionRows, answers, likeness] = await Promise.all([
    db.select().from(remedies).orderBy(asc(remedies.slug)),
    db.select().from(brands).orderBy(asc(brands.slug)),
    db.select().from(categories).orderBy(asc(categories.position)),
    db
      .select({
        slug: conditions.slug,
        name: conditions.name,
        hindiName: conditions.hindiName,
        otherNames: conditions.otherNames,
        bodySystem: bodySystems.slug,
      })
      .from(conditions)
      .innerJoin(bodySystems, eq(bodySystems.id, conditions.bodySystemId))
      .orderBy(asc(conditions.slug)),
    readAnswers(db),
    learnSayings(),
  ]);
  const medicines = await readMedicines(db, { remedies: remedyRows, brands: brandRows });
  const dosageForms = new Set(medicines.flatMap((medicine) => [...medicine.dosageForms]));
  const forms = categoryRows.filter(({ kind }) => kind === "form");
  const concerns = categoryRows.filter(({ kind }) => kind === "concern");
  const traits: TraitEntry[] = [
    ...brandRows.map(
      ({ id, slug, name, fullName, aliases }): TraitEntry => ({
        trait: "brand",
        id,
        slug,
        name,
        otherNames: [fullName, slug, ...aliases],
      }),
    ),
    ...brandRows.flatMap(({ id, slug, country }): TraitEntry[] => {
      const [name, ...otherNames] = COUNTRY_WORDS[country] ?? [];
      return name === undefined ? [] : [{ trait: "brand", id, slug, isByCountry: true, name, otherNames }];
    }),
    ...forms.map(
      ({ slug, name, hindiName }): TraitEntry => ({
        trait: "form",
        slug,
        name,
        otherNames: [hindiName, ...(FORM_WORDS[slug] ?? [])],
      }),
    ),
    ...[...dosageForms].sort().map(
      (slug): TraitEntry => ({
        trait: "dosage-form",
        dosageForms: [slug],
        name: dosageFormName(slug),
        otherNames: [],
      }),
    ),
    ...DOSAGE_FORM_WORDS.map(
      ({ dosageForms: meant, words: [name = "", ...otherNames] }): TraitEntry => ({
        trait: "dosage-form",
        dosageForms: meant,
        name,
        otherNames,
      }),
    ),
  ];
  const complaintWords = (target: string, slug: string) =>
    COMPLAINT_WORDS.filter((each) => each.target === target && each.slug === slug).flatMap(
      ({ words }) => words,
    );
  const places: PlaceEntry[] = [
    ...answers.flatMap(inFewWords),
    ...conditionRows.map(
      ({ slug, name, hindiName, otherNames, bodySystem }): PlaceEntry => ({
        kind: "condition",
        slug,
        to: `/diseases/${bodySystem}/${slug}`,
        name,
        otherNames: [hindiName, ...otherNames, ...complaintWords("condition", slug)],
      }),
    ),
    ...concerns.map(
      ({ slug, name, hindiName }): PlaceEntry => ({
        kind: "concern",
        slug,
        to: `/category/${slug}`,
        name,
        otherNames: [hindiName, ...complaintWords("concern", slug)],
      }),
    ),
    ...brandRows.map(
      ({ slug, name, fullName, aliases }): PlaceEntry => ({
        kind: "brand",
        slug,
        to: `/brand/${slug}`,
        name,
        otherNames: [fullName, slug, ...aliases],
      }),
    ),
    ...forms.map(
      ({ slug, name, hindiName }): PlaceEntry => ({
        kind: "form",
        slug,
        to: `/category/${slug}`,
        name,
        otherNames: [hindiName, ...(FORM_WORDS[slug] ?? [])],
      }),
    ),
    ...PAGE_WORDS.map(
      ({ to, words: [name = "", ...otherNames] }): PlaceEntry => ({
        kind: "page",
        slug: to,
        to,
        name,
        otherNames,
      }),
    ),
  ];
  const cares = COMPLAINT_WORDS.filter(({ target }) => target === "area" || target === "care").map(
    ({ target, slug, words: [name = "", ...otherNames] }): CareEntry => ({
      kind: target as CareEntry["kind"],
      slug,
      name,
      otherNames,
    }),
  );
  const names = createVocabulary({
    medicines,
    remedies: remedyRows.map((remedy) => ({
      slug: remedy.slug,
      name: remedy.name,
      otherNames: namesOf(remedy),
    })),
    traits,
    places,
    cares,
    otherGoods: OTHER_GOODS,
    concernOf: CONCERN_OF_CONDITION,
    likeness,
    answers,
  });
  return { ...(await inTurns(names)), synonyms: await readOwnWords(db) };
}

/** What the owner's words mean, by word. */
export async function readOwnWords(db: Db): Promise<ReadonlyMap<string, string>> {
  return ownWords(await listSynonyms(db));
}

let learnt: Promise<Likeness<Meaning>> | undefined;

/** Sayings are the shop's own, and learnt once. */
function learnSayings(): Promise<Likeness<Meaning>> {
  learnt ??= inTurns(learnOwnSayings()).then(likenessOf);
  return learnt;
}

/** A question by the words that people search for it with. */
function inFewWords(answer: PlaceEntry): PlaceEntry[] {
  const [name, ...otherNames] = QUESTION_WORDS[answer.slug.split("/").at(-1)!] ?? [];
  return name === undefined ? [] : [{ ...answer, name, otherNames }];
}

async function readAnswers(db: Db): Promise<PlaceEntry[]> {
  const rows = await db
    .select({ slug: faqItems.slug, categorySlug: faqCategories.slug, name: faqItems.question })
    .from(faqItems)
    .leftJoin(faqCategories, eq(faqCategories.id, faqItems.faqCategoryId));
  return rows.map(({ slug, categorySlug, name }): PlaceEntry => {
    const to = faqPath({ categorySlug: categorySlug ?? undefined, slug });
    return { kind: "page", slug: to, to, name, otherNames: [] };
  });
}
