// Every problem that a form can name has words. The types demand it field by field; here the forms are filled in at random.

import fc from "fast-check";
import { expect, test } from "vitest";
import { accountRefusalsText } from "#app/content/messages/accounts/account-refusals.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { checkoutRefusalsText } from "#app/content/messages/orders/checkout-refusals.ts";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { trackOrderText } from "#app/content/messages/orders/track-order.ts";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";
import { reviewText } from "#app/content/messages/pages/review.ts";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { registerFields } from "#app/domain/accounts/account-form.ts";
import { addressFields } from "#app/domain/accounts/address-form.ts";
import { GST_RATES } from "#app/domain/catalog/gst.ts";
import { checkProduct } from "#app/domain/catalog/product-check.ts";
import { PRODUCT_FIELDS, type ProductFields } from "#app/domain/catalog/product-fields.ts";
import { brandFields, categoryFields, remedyFields } from "#app/domain/catalog/term-form.ts";
import { CONSULTATION_FIELDS, parseConsultationForm } from "#app/domain/clinic/consultation-form.ts";
import { bulkFields, contactFields, distributorFields } from "#app/domain/enquiries/request-form.ts";
import { type Fields, fieldNames, parseTexts } from "#app/domain/form/form.ts";
import { FIELD_PROBLEMS } from "#app/domain/form/form-problem.ts";
import { checkoutFields, quoteFields } from "#app/domain/orders/checkout-form.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { faqFields } from "#app/domain/pages/faq-form.ts";
import { reviewFields } from "#app/domain/pages/review-form.ts";
import { seoPageFields } from "#app/domain/pages/seo-page-form.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { adjustFields, batchFields } from "#app/domain/stock/batch-form.ts";

type Words = Record<string, string>;
const WORDS: [string, () => Words, Fields[]][] = [
  ["checkout", () => checkoutRefusalsText.problems, [checkoutFields, quoteFields]],
  ["account", () => accountRefusalsText.problems, [registerFields, addressFields]],
  ["requests", () => requestText.problems, [contactFields, bulkFields, distributorFields]],
  ["review", () => reviewText.problems, [reviewFields]],
  ["stock", () => officeStockText.problems, [batchFields, adjustFields]],
  ["pages", () => officePagesText.landing.problems, [seoPageFields, faqFields]],
  ["catalog", () => officeCatalogText.problems, [categoryFields, brandFields, remedyFields]],
  ["consultation", () => consultationText.problems, []],
  ["counter", () => ({ reference: officeCounterText.pay.referenceWrong }), []],
];

const typed = fc.oneof(
  fc.constantFrom("", " ", "-1", "0", "2026-02-31", "x@", "wait:soon", "a".repeat(30_000)),
  fc.string({ maxLength: 30 }),
);
const textsOf = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, typed])));
const saysAll = (problems: Partial<Words>, words: Words) => {
  const sentences = problemSentences(problems, words);
  expect(Object.keys(sentences)).toEqual(Object.keys(problems));
  for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/^[A-Z]/);
};

test.each(WORDS)("whatever is typed, %s has a sentence for each wrong field", (_, words, forms) => {
  for (const fields of forms)
    fc.assert(
      fc.property(textsOf(fieldNames(fields)), (texts) => {
        const read = parseTexts(fields, texts);
        if (!read.ok) saysAll(read.problems, words());
      }),
    );
});

test("whatever is typed, the office has a sentence for each wrong field of a product", () => {
  fc.assert(
    fc.property(textsOf(PRODUCT_FIELDS), (texts) => {
      const read = checkProduct(texts as ProductFields);
      if (!read.ok) saysAll(read.problems, officeCatalogText.problems);
    }),
  );
});

test("whatever is typed, the clinic has a sentence for each wrong field of a request", () => {
  fc.assert(
    fc.property(textsOf(CONSULTATION_FIELDS), (texts) => {
      const form = new FormData();
      for (const [name, text] of Object.entries(texts)) form.append(name, text);
      const read = parseConsultationForm(form, new Date("2026-11-21T07:00:00Z"));
      if (!read.ok) saysAll(read.problems, consultationText.problems);
    }),
  );
});

test("no problem of the vocabulary is without words", () => {
  const said = new Set(WORDS.flatMap(([, words]) => Object.keys(words())));
  expect(FIELD_PROBLEMS.filter((problem) => !said.has(problem))).toEqual([]);
});

test("the sentences about GST name the rates that goods can have", () => {
  for (const sentence of [officeCatalogText.problems.gst, officeSettingsText.problems["no-gst-rate"]])
    expect(sentence.match(/\d+/g)?.map(Number)).toEqual(GST_RATES);
});

test("the numbers that hints show as examples are ones that the forms take", () => {
  expect(parseOrderNumber(sampleIn(trackOrderText.numberHint))).toBe(sampleIn(trackOrderText.numberHint));
  const { numberHint } = prescriptionText.verify;
  expect(parsePaperNumber("prescription", sampleIn(numberHint))).toBe(sampleIn(numberHint));
});

function sampleIn(hint: string): string {
  return /[A-Z]{2}\d*-\d{4}-\d{4}/.exec(hint)![0];
}
