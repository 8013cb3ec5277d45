import type { EnumChangefreq } from "sitemap";

export type ChangeFrequency = `${EnumChangefreq}`;

/** An address for search engines; without `lastModified` the shop does not know when the page last changed. */
export type SitemapEntry = {
  path: string;
  changeFrequency: ChangeFrequency;
  priority: number;
  lastModified?: Date;
  pictures?: { path: string; title: string }[];
};

/** Entries of the same frequency and priority. */
export function entriesOf(
  paths: string[],
  rest: { changeFrequency: ChangeFrequency; priority: number },
): SitemapEntry[] {
  return paths.map((path) => ({ path, ...rest }));
}
