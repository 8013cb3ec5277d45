import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

export type SearchedShop = TestDatabase & { vocabulary: Vocabulary };

/** The demonstration, with the words that its search knows. */
export async function openSearchedShop(): Promise<SearchedShop> {
  const shop = await createTestDatabase("seeded");
  return { ...shop, vocabulary: await readVocabulary(shop.db) };
}
