/** Words of the numbered pages under a list. */
export const pagingText = {
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  morePages: "More pages",
  previous: "Previous",
  next: "Next",
  shown: (first: number, last: number, total: string) => `${first} to ${last} of ${total}`,
};
