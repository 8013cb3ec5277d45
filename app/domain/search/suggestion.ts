// What is offered while somebody types into a search field: a few answers of each kind, best first.

import type { RoutePath } from "#app/domain/route-path.ts";

/** So many characters a search field takes. */
export const LONGEST_SEARCH = 200;

export type SuggestionKind = "medicines" | "brands" | "concerns" | "pages";

/** One answer: where it leads, how it is called, what stands below and at the end of its row. */
export type Suggestion = {
  to: RoutePath;
  name: string;
  /** "6 CH to CM, 6 brands", "SBL, 30 ml". */
  detail?: string | undefined;
  /** "from ₹100", "38 medicines". */
  end?: string | undefined;
  pictureUrl?: string | undefined;
};

/** The answers to the words typed so far; a group without answers is left out. */
export type Suggestions = {
  /** What was looked for, where the words typed were corrected: "arnica 30" for "arnika 30". */
  corrected?: string | undefined;
  groups: { kind: SuggestionKind; suggestions: Suggestion[] }[];
};

/** Where the pack with a barcode is shown; null for one that the shop does not keep. */
export type ScannedPack = { to: RoutePath | null };
