import type { MetaDescriptor } from "react-router";
import { inLanguages } from "#app/components/layout/language-links.ts";
import { type ShopFacts, shopFactsIn } from "#app/components/layout/shop-facts.tsx";
import { pageLanguage } from "#app/content/messages/page-address.ts";
import { shellText } from "#app/content/messages/shell.ts";
import { fitDescription, fitTitle } from "#app/domain/search-snippet.ts";
import { SHARE_SIZE, type ShareSubject, shareAddress } from "#app/domain/share-picture.ts";

type Match = { id: string; loaderData?: unknown } | undefined;

type PageFacts = {
  title: string;
  /** The end of the title that must stay when the title is cut. */
  titleTail?: string;
  description: string;
  /** The full address of the page that stands for this one. */
  canonical?: string;
  /** False keeps the page out of search engines. */
  isListed?: boolean;
  /** What the picture of a shared link shows; without it, the shop. */
  share?: ShareSubject;
  structuredData?: object;
};

/** Everything in the head that search engines and shared links read: title, description, canonical address, robots, picture, structured data. */
export function pageMeta(matches: readonly Match[], page: PageFacts): MetaDescriptor[] {
  const shop = shopFactsIn(matches.find((match) => match?.id === "root")?.loaderData);
  const words = shellText;
  const name = shop?.name ?? "";
  const title = fitTitle({
    head: page.title,
    tail: page.titleTail,
    suffix: shop ? words.titleOfShop("", name) : "",
  });
  const description = fitDescription(page.description, words.descriptionOfShop(name));
  const { structuredData } = page;
  const { canonical, isListed, twins } = inLanguages(
    { canonical: page.canonical, isListed: page.isListed !== false },
    shop?.second,
  );
  return [
    { title },
    { name: "description", content: description },
    ...(canonical ? [{ tagName: "link", rel: "canonical", href: canonical }] : []),
    ...(twins ?? []).map((twin) => ({ tagName: "link" as const, rel: "alternate", ...twin })),
    ...(!isListed ? [{ name: "robots", content: "noindex,follow" }] : []),
    ...(canonical && shop
      ? sharedLink({ title, description, canonical, shopName: name, share: page.share ?? ofShop(shop) })
      : []),
    ...(structuredData ? [{ "script:ld+json": structuredData }] : []),
  ];
}

function ofShop({ name, tagline }: Pick<ShopFacts, "name" | "tagline">): ShareSubject {
  return { kind: "page", slug: "shop", words: [name, tagline] };
}

function sharedLink(page: {
  title: string;
  description: string;
  canonical: string;
  shopName: string;
  share: ShareSubject;
}): MetaDescriptor[] {
  const { title, description, canonical, shopName, share } = page;
  const picture = new URL(shareAddress(share), canonical).href;
  const named = {
    "og:type": share.kind === "product" ? "product" : "website",
    "og:site_name": shopName,
    "og:locale": pageLanguage().ogLocale,
    "og:title": title,
    "og:description": description,
    "og:url": canonical,
    "og:image": picture,
    "og:image:width": String(SHARE_SIZE.width),
    "og:image:height": String(SHARE_SIZE.height),
    "og:image:alt": title,
  };
  return [
    ...Object.entries(named).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
  ];
}
