/** What a search field offers while somebody types. */
export const searchFieldText = {
  list: "Suggestions",
  groups: {
    medicines: "Medicines",
    brands: "Brands",
    concerns: "Health concerns",
    pages: "Help and information",
    searches: "Your searches",
  },
  all: (typed: string) => `All results for “${typed}”`,
  corrected: (words: string) => `Showing what we found for “${words}”.`,
  hint: "Type a remedy, a brand or a complaint: arnica 30, SBL, cough.",
  found: (count: number) =>
    count === 1
      ? "1 suggestion. Use the up and down arrows."
      : `${count} suggestions. Use the up and down arrows.`,
  lately: (count: number) =>
    count === 1
      ? "1 search of yours. Use the up and down arrows."
      : `${count} searches of yours. Use the up and down arrows.`,
  none: "No suggestions. Press Enter to search.",
  failed: "Suggestions did not load. Press Enter to search.",
  onDevice: "Your past searches are kept on this device only.",
  clear: "Clear",
  clearLabel: "Clear your past searches",
  cleared: "Your past searches are cleared.",
  back: "Close search",
  speak: "Search by voice",
  scan: "Scan a barcode",
};
