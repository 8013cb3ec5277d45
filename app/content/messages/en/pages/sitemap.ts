/** Words on the page that lists every address of the shop. */
export const sitemapText = {
  title: "Sitemap",
  titleOfPage: (page: number) => `Sitemap, page ${page}`,
  description: (count: string) =>
    `All ${count} pages of the shop in one list: medicines, brands, categories, conditions, questions and places.`,
  home: "Home",
  breadcrumb: "You are here",
  lead: (count: string) =>
    `All ${count} pages that search engines may list, with their weight and how often they change.`,
  address: "Address",
  priority: "Priority",
  frequency: "Changes",
  frequencies: {
    always: "always",
    hourly: "hourly",
    daily: "daily",
    weekly: "weekly",
    monthly: "monthly",
    yearly: "yearly",
    never: "never",
  },
  list: "Addresses",
  xml: "XML of these addresses",
  files: "The files for search engines",
  page: (page: number) => `Page ${page}`,
  pages: "Pages of the sitemap",
};
