import type { Thing } from "schema-dts";

/** What a page tells search engines of itself, as schema.org reads it. */
export type StructuredData = { "@context": "https://schema.org"; "@graph": object[] };

/** The things of one page; those that do not apply are left out. */
export function graph(...things: (Thing | undefined)[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => typeof thing === "object"),
  };
}
