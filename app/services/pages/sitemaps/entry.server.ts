import type { EnumChangefreq } from "sitemap";
import type { PagePath } from "#app/domain/route-path.ts";

export type ChangeFrequency = `${EnumChangefreq}`;

/** An address for search engines; without `lastModified` the shop does not know when the page last changed. */
export type SitemapEntry = {
  path: PagePath;
  /** Whether the page is meant in the second language. */
  isAtSecondDoor?: boolean;
  changeFrequency: ChangeFrequency;
  priority: number;
  lastModified?: Date;
  /** Whose products say when the page last changed. */
  shelf?: { kind: "category" | "brand" | "remedy"; slug: string };
  pictures?: { path: string; title: string }[];
};

/** Entries of the same frequency and priority. */
export function entriesOf(
  paths: PagePath[],
  rest: { changeFrequency: ChangeFrequency; priority: number },
): SitemapEntry[] {
  return paths.map((path) => ({ path, ...rest }));
}
