import type { Listing, SentListing } from "#app/domain/catalog/shop-shelf.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

/** What /shop says to a search, in finished words, so that a browser needs none of the rules. */
export type SaidSearch = {
  heading: string;
  title: string;
  description: string;
  /** What was looked for instead of the typed words, and the way back. */
  correction: { said: string; to: RoutePath; link: string } | undefined;
  /** Why something was found, or what comes nearest. */
  remarks: string[];
  notice: { kind: "care" | "emergency" | "self-harm" | "not-kept"; title: string; text: string } | undefined;
  /** Pages that answer. */
  pages: { to: RoutePath; name: string; detail: string }[];
  /** Above the list, where it is not what the heading counts. */
  listHeading: string | undefined;
  /** Below the list. */
  below: { heading: string; list: SentListing<Listing>; more?: { to: RoutePath; text: string } }[];
};
