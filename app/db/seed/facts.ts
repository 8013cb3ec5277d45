// The facts of the trade that the demo shop is built from, one record per line in facts/*.json.

import bachFlowerFacts from "./facts/bach-flowers.json" with { type: "json" };
import bioCombinationFacts from "./facts/bio-combinations.json" with { type: "json" };
import bodySystemFacts from "./facts/body-systems.json" with { type: "json" };
import brandFacts from "./facts/brands.json" with { type: "json" };
import concernFacts from "./facts/concerns.json" with { type: "json" };
import conditionFacts from "./facts/conditions.json" with { type: "json" };
import faqCategoryFacts from "./facts/faq-categories.json" with { type: "json" };
import faqItemFacts from "./facts/faq-items.json" with { type: "json" };
import formFacts from "./facts/forms.json" with { type: "json" };
import patentFacts from "./facts/patents.json" with { type: "json" };
import pincodeRuleFacts from "./facts/pincode-rules.json" with { type: "json" };
import placeFacts from "./facts/places.json" with { type: "json" };
import reckewegFacts from "./facts/reckeweg-series.json" with { type: "json" };
import remedyFacts from "./facts/remedies.json" with { type: "json" };
import stateFacts from "./facts/states.json" with { type: "json" };
import tissueSaltFacts from "./facts/tissue-salts.json" with { type: "json" };

type Question = { question: string; answer: string };
type BrandPack = { brand: string; size: string; mrp: number };
type Taxed = { hsn: string; gstPercent: number };

export type Brand = {
  slug: string;
  name: string;
  fullName: string;
  country: string;
  foundedYear: number | null;
  headquarters: string | null;
  specialties: string[];
  description: string;
  isFeatured: boolean;
  aliases: string[];
};

export type Form = {
  slug: string;
  name: string;
  hindiName: string;
  isFeatured: boolean;
  country: string;
  description: string;
  dosageForms: string[];
  popularPotencies: string[];
  benefits: string[];
  faqs: Question[];
};

/** `remedies` and `products` are what is usually asked for; products by the slug of their fact. */
export type Concern = {
  slug: string;
  name: string;
  hindiName: string;
  isFeatured: boolean;
  description: string;
  remedies: string[];
  products: string[];
  /** The youngest child the shelf is for; absent on a shelf for everybody. */
  forAgeMonths?: number;
};

export type RemedyForm = "dilution" | "mother-tincture" | "trituration" | "tablets" | "lm-potency";

export type Remedy = {
  slug: string;
  name: string;
  abbreviation: string;
  commonNames: string[];
  synonyms: string[];
  hindiName: string;
  kingdom: string;
  source: string;
  traditionalUses: string[];
  keynotes: string[];
  /** Uses of the old books that are not printed: the area of the law beside which each lies, and why. */
  withheldUses?: { use: string; area: string; why: string }[];
  commonPotencies: string[];
  availableAs: RemedyForm[];
  relationships: { complementary: string[]; antidotes: string[]; inimical: string[] };
  adCaution: string[];
  canPublishUses: boolean;
  doctorOnlyForms: RemedyForm[];
  /** What the maker's price list of 2025 names; absent when the list does not name the remedy. */
  reckewegListed?: { dilution: string[]; motherTincture: boolean; trituration: string[] };
  /** The crude source is controlled (opium, cannabis, coca): a pharmacist looks at every order. */
  isControlledSource?: boolean;
};

export type BioCombination = Taxed & {
  number: number;
  salts: { remedy: string; potency: string }[];
  indication: string | null;
  adCaution: string[];
  packs: BrandPack[];
};

export type ReckewegNumber = Taxed & {
  number: string;
  tradeName: string | null;
  form: string;
  indication: string | null;
  adCaution: string[];
  /** Why its use is not printed, though makers name one. */
  adNote?: string;
  size: string;
  mrp: number;
  /** Where no invoice was read. */
  isMrpEstimated?: boolean;
};

export type TissueSalt = Taxed & {
  remedy: string;
  potencies: string[];
  popularPotency: string;
  keywords: string[];
  packs: BrandPack[];
};

export type BachFlower = { number: number; name: string; latin: string; chosenFor: string; hopedFor: string };

/** A speciality sold under a name of its maker. */
export type Patent = Taxed & {
  slug: string;
  brand: string;
  name: string;
  form: string;
  packs: { size: string; mrp: number }[];
  indication: string | null;
  adCaution: string[];
  /** Why its use is not printed, though makers name one. */
  adNote?: string;
  keyIngredients: string[];
  /** Where no invoice was read. */
  isMrpEstimated?: boolean;
};

export type Condition = {
  bodySystem: string;
  slug: string;
  name: string;
  hindiName: string;
  otherNames: string[];
  prevalence: "common" | "moderate";
  description: string;
  symptoms: string[];
  remedies: { slug: string; potency: string; why: string }[];
  products: string[];
  brandChoices: { brand: string; item: string; potency: string; whyChosen: string }[];
  whenToSeeDoctor: string[];
  faqs: Question[];
  localAreas: string[];
  adCaution: string[];
  /** The youngest child the page is about; absent on a page for everybody. */
  forAgeMonths?: number;
};

export type FaqItem = {
  category: string | null;
  slug: string;
  question: string;
  answerHtml: string;
  tag: "general" | "delivery" | "consultation" | "store" | "quality" | "safety" | "returns";
};

export type Place = {
  slug: string;
  name: string;
  hindiName: string;
  kind: string;
  parentSlug: string | null;
  pincodes: string[];
  latitude: number | null;
  longitude: number | null;
  distanceKm: number | null;
  zone: string;
};

export type PincodeRule = {
  prefix: string;
  zone: "same-day" | "next-day" | "ncr" | "pan-india" | null;
  stateCodes: string[];
};

export const brands: Brand[] = brandFacts;
export const forms: Form[] = formFacts;
export const concerns: Concern[] = concernFacts;
export const remedies = remedyFacts as Remedy[];
export const bioCombinations: BioCombination[] = bioCombinationFacts;
export const reckewegSeries: ReckewegNumber[] = reckewegFacts;
export const tissueSalts: TissueSalt[] = tissueSaltFacts;
export const bachFlowers: BachFlower[] = bachFlowerFacts;
export const patents: Patent[] = patentFacts;
export const bodySystems: {
  slug: string;
  name: string;
  hindiName: string;
  icon: string;
  description: string;
}[] = bodySystemFacts;
export const conditions = conditionFacts as Condition[];
export const faqCategories: {
  slug: string;
  name: string;
  hindiName: string;
  icon: string;
  description: string;
}[] = faqCategoryFacts;
export const faqItems = faqItemFacts as FaqItem[];
export const places: Place[] = placeFacts;
export const states: { code: string; name: string; isoCode: string }[] = stateFacts;
export const pincodeRules = pincodeRuleFacts as PincodeRule[];
