import type { ProductGroup } from "schema-dts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { RemedyPack } from "#app/domain/catalog/remedy-page.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";

const VARIES_BY = [
  "https://schema.org/size",
  "https://schema.org/brand",
  "https://schema.org/additionalProperty",
];

type Grouped = { slug: string; name: string };

/** The group that all packs of a remedy are variants of; each for sale stands on a page of its own, named by its address. Undefined where none is for sale. */
export function remedyGroupData(
  { packs, ...remedy }: Grouped & { packs: Pick<RemedyPack, "slug" | "soldTo">[] },
  origin: string,
): ProductGroup | undefined {
  const offered = packs.filter(isForSale);
  if (offered.length === 0) return undefined;
  const variants = offered.map(({ slug }) => ({
    "@id": `${origin}/product/${slug}#product`,
    url: pageAddress(origin, `/product/${slug}`),
  }));
  return { ...groupOf(remedy, origin), hasVariant: variants };
}

/** The same group as a pack names it. */
export function groupOf({ slug, name }: Grouped, origin: string) {
  return {
    "@type": "ProductGroup",
    "@id": `${origin}/remedy/${slug}#group`,
    url: pageAddress(origin, `/remedy/${slug}`),
    name,
    productGroupID: slug,
    variesBy: VARIES_BY,
  } as const;
}
