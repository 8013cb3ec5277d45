import type { BreadcrumbList, FAQPage, ItemList, MedicalWebPage, Pharmacy } from "schema-dts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import type { Settings } from "#app/domain/settings.ts";
import {
  circleAround,
  namedPlace,
  pharmacyData,
  shopReference,
} from "#app/services/pages/structured-data/business.server.ts";

/** Where a page stands, the page itself last; `to` is a path. */
export function breadcrumbData(origin: string, items: { name: string; to: PagePath }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, to }, n) => ({
      "@type": "ListItem",
      position: n + 1,
      name,
      item: pageAddress(origin, to),
    })),
  };
}

/** Questions that stand on the page with their answers, as text or HTML; undefined without any. */
export function faqData(questions: { question: string; answer: string }[]): FAQPage | undefined {
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The pages a shelf leads to, in its order; undefined for an empty one. */
export function listData(
  origin: string,
  { name, items }: { name: string; items: { name: string; to: PagePath }[] },
): ItemList | undefined {
  if (items.length === 0) return undefined;
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, n) => ({
      "@type": "ListItem",
      position: n + 1,
      name: item.name,
      url: pageAddress(origin, item.to),
    })),
  };
}

/** A page about a discomfort: its signs, never a treatment. */
export function conditionData(
  origin: string,
  {
    path,
    name,
    otherNames,
    description,
    symptoms,
  }: { path: PagePath; name: string; otherNames: string[]; description: string; symptoms: string[] },
): MedicalWebPage {
  return {
    "@type": "MedicalWebPage",
    "@id": `${origin}${path}#page`,
    url: pageAddress(origin, path),
    name,
    description,
    inLanguage: "en-IN",
    publisher: shopReference(origin),
    about: {
      "@type": "MedicalCondition",
      name,
      ...(otherNames.length > 0 && { alternateName: otherNames }),
      signOrSymptom: symptoms.map((symptom) => ({ "@type": "MedicalSymptom", name: symptom })),
    },
  };
}

/** The shop as a place near by sees it: the circle of `serviceRadiusKm.locationPages` around the shop, and the place by name. */
export function locationData(
  origin: string,
  { settings, placeName }: { settings: Pick<Settings, "shop" | "hours">; placeName: string },
): Pharmacy {
  const { geo, serviceRadiusKm } = settings.shop;
  const circle = circleAround(geo, serviceRadiusKm.locationPages);
  return pharmacyData({
    origin,
    settings,
    areaServed: [...(circle ? [circle] : []), namedPlace(placeName)],
  });
}
