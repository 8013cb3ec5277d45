import type { MetaDescriptor } from "react-router";
import { shellText } from "#app/content/messages/en/shell.ts";
import { textFor } from "#app/content/messages/text.ts";

type Match = { id: string; loaderData?: unknown } | undefined;

/** Title with the shop's name, description, canonical address; `isListed` false keeps the page out of search engines. */
export function pageMeta(
  matches: readonly Match[],
  page: { title: string; description: string; canonical?: string; isListed?: boolean },
): MetaDescriptor[] {
  const shop = matches.find((match) => match?.id === "root")?.loaderData as { name: string } | undefined;
  return [
    { title: shop ? textFor("en", shellText).titleOfShop(page.title, shop.name) : page.title },
    { name: "description", content: page.description },
    ...(page.canonical ? [{ tagName: "link", rel: "canonical", href: page.canonical }] : []),
    ...(page.isListed === false ? [{ name: "robots", content: "noindex,follow" }] : []),
  ];
}
