/** Words on the page that lists every address of the shop. */
export const sitemapText = {
  title: "Sitemap",
  titleOfPage: (page: number) => `Sitemap, page ${page}`,
  description: (count: string) =>
    `All ${count} pages of the shop in one list: medicines, brands, categories, conditions, questions and places.`,
  home: "Home",
  breadcrumb: "You are here",
  lead: (count: string) =>
    `Every page of the shop that search engines may list, ${count} in all, with its weight and how often it changes.`,
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
