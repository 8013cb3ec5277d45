// What a shop would search with that has no search of its own.

import MiniSearch from "minisearch";
import type { Pool } from "pg";
import type { Answer } from "#tests/search/judge.ts";
import { FIELDS, type SearchDocument, textOf } from "./documents.ts";

/** Answers a search in order, best first. */
export type Searcher = (query: string) => Promise<Answer>;

const ANSWERS = 10;

/** MiniSearch as its own documentation sets it up for typing errors and beginnings of words. */
export function miniSearcher(documents: readonly SearchDocument[]): Searcher {
  const index = new MiniSearch<SearchDocument>({
    fields: [...FIELDS],
    searchOptions: { fuzzy: 0.2, prefix: true },
  });
  index.addAll(documents);
  return async (query) => answerOf(index.search(query).map(({ id }) => documents[id as number]!));
}

/** Below this likeness (0 to 1) trigrams answer nothing; of the bounds tried, the one that hits most. */
const LEAST_ALIKE = 0.3;

/** PostgreSQL's trigrams over the same words, those that are most alike first; for a pool of one connection, the owner's. */
export async function trigramSearcher(owner: Pool, documents: readonly SearchDocument[]): Promise<Searcher> {
  await owner.query("create extension if not exists pg_trgm");
  await owner.query("create temporary table search_documents (id integer primary key, words text not null)");
  await owner.query(
    "insert into search_documents select id, words from json_to_recordset($1) as d(id integer, words text)",
    [JSON.stringify(documents.map((document) => ({ id: document.id, words: textOf(document) })))],
  );
  await owner.query("create index on search_documents using gin (words gin_trgm_ops)");
  await owner.query(`set pg_trgm.word_similarity_threshold = ${LEAST_ALIKE}`);
  return async (query) => {
    const { rows } = await owner.query<{ id: number }>(
      `select id from search_documents where $1 <% words order by word_similarity($1, words) desc, id limit ${ANSWERS}`,
      [query],
    );
    return answerOf(rows.map(({ id }) => documents[id]!));
  };
}

function answerOf(documents: readonly SearchDocument[]): Answer {
  return {
    found: documents.slice(0, ANSWERS).map(({ found }) => found),
    isInformationOnly: false,
    notKeptPotency: undefined,
  };
}
