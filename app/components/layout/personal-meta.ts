import type { MetaDescriptor } from "react-router";
import { shopFactsIn } from "#app/components/layout/shop-facts.tsx";
import { shellText } from "#app/content/messages/shell.ts";

type Match = { id: string; loaderData?: unknown } | undefined;

/** The title of a page about one person; search engines are asked to leave it out. */
export function personalMeta(matches: readonly Match[], title: string): MetaDescriptor[] {
  const shop = shopFactsIn(matches.find((match) => match?.id === "root")?.loaderData);
  return [
    { title: shop ? shellText.titleOfShop(title, shop.name) : title },
    { name: "robots", content: "noindex" },
  ];
}
