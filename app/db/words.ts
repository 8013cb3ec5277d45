import { type SQL, sql } from "drizzle-orm";

/** SQL: the words of a text, small; an index on this very expression finds them. */
export function wordsOf(text: SQL): SQL {
  return sql`to_tsvector('simple', regexp_replace(${text}, '[[:punct:][:space:]]+', ' ', 'g'))`;
}

/** SQL condition on `wordsOf` a text: every word typed is the beginning of one of them. */
export function hasWords(words: SQL, typed: string): SQL {
  const beginnings = typed.split(/[\p{P}\p{S}\s]+/u).filter(Boolean);
  return sql`${words} @@ to_tsquery('simple', ${beginnings.map((word) => `'${word}':*`).join(" & ")})`;
}

/** SQL: a product's words as they stand between spaces, and its SKU, small; an index on this very expression finds them. */
export function productWords({ searchText, sku }: { searchText: unknown; sku: unknown }): SQL {
  return sql`array_to_tsvector(array_remove(string_to_array(lower(${searchText}) || ' ' || lower(${sku}), ' '), ''))`;
}

/** SQL condition on `productWords`: every one of those words is the beginning of one of them, signs and all. */
export function beginWords(words: SQL, typed: readonly string[]): SQL {
  const beginnings = typed.map((word) => `'${word.toLowerCase().replace(/['\\]/g, "$&$&")}':*`);
  return sql`${words} @@ ${beginnings.join(" & ")}::tsquery`;
}

/** Makes the signs of a LIKE pattern mean themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
