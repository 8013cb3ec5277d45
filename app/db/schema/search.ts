import { sql } from "drizzle-orm";
import { check, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";

/** The owner's words of search: what the shop looks for instead of a word. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    id: id(),
    term: text().notNull(),
    means: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("search_synonyms_term_unique").on(sql`lower(${t.term})`),
    check(
      "search_synonyms_words_check",
      sql`char_length(${t.term}) between 1 and 60 and char_length(${t.means}) between 1 and 60 and lower(${t.term}) <> lower(${t.means})`,
    ),
  ],
);
