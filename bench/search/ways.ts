// The two ways of asking: as people do, and without a pause.

import { setTimeout as sleep } from "node:timers/promises";
import { type Draws, drawsOf } from "../catalogue/chance.ts";
import type { Asked, Questions } from "./asked.ts";
import { type Answered, type Client, openClient } from "./client.ts";
import type { ProcessorTime } from "./processor-time.ts";

const CLIENTS = 16;
const KEY_MS = 180;
/** Looking at a page takes one to two seconds. */
const LOOK_MS = { least: 1_000, more: 1_000 };
/** The longest that anybody types. */
const KEYS = 30;

/** The answers of a run, how long it was, and what it took of the processor where that was read. */
export type Measured = { answers: Answered[]; seconds: number; took?: ProcessorTime };

/** People: a key every 180 ms, each asking for suggestions; then the page, looked at; then a filter, looked at. */
export function askAsPeople(questions: Questions, seconds: number): Promise<Measured> {
  return withClients(seconds, async ({ client, draws, isOver }) => {
    await sleep(draws.next() * LOOK_MS.more);
    while (!isOver()) {
      const asked = questions.next(draws);
      const typing: Promise<void>[] = [];
      for (const path of suggestionPaths(asked)) {
        if (isOver()) break;
        if (questions.mayAsk(path)) typing.push(client.ask("suggestion", path));
        await sleep(KEY_MS);
      }
      for (const path of pagePaths(asked)) {
        if (isOver()) break;
        await client.ask("page", path);
        await sleep(LOOK_MS.least + draws.next() * LOOK_MS.more);
      }
      await Promise.all(typing);
    }
  });
}

/** A flood of suggestions: the next one is asked for as soon as the last one is there. */
export function floodSuggestions(questions: Questions, seconds: number): Promise<Measured> {
  return flood(seconds, "suggestion", questions, suggestionPaths);
}

/** A flood of pages of results, plain and with a filter. */
export function floodPages(questions: Questions, seconds: number): Promise<Measured> {
  return flood(seconds, "page", questions, pagePaths);
}

function flood(
  seconds: number,
  kind: Answered["kind"],
  questions: Questions,
  pathsOf: (asked: Asked) => string[],
): Promise<Measured> {
  return withClients(seconds, async ({ client, draws, isOver }) => {
    while (!isOver())
      for (const path of pathsOf(questions.next(draws)))
        if (!isOver() && questions.mayAsk(path)) await client.ask(kind, path);
  });
}

type Turn = { client: Client; draws: Draws; isOver: () => boolean };

async function withClients(seconds: number, work: (turn: Turn) => Promise<void>): Promise<Measured> {
  const answers: Answered[] = [];
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > seconds * 1_000;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, number) => {
      const client = openClient(number, (answered) => answers.push(answered));
      await work({ client, draws: drawsOf(1_000 + number), isOver });
      client.close();
    }),
  );
  return { answers, seconds: (performance.now() - startedAt) / 1_000 };
}

/** Letter by letter, as far as people type. */
function suggestionPaths({ q }: Asked): string[] {
  const letters = [...q].slice(0, KEYS);
  const typed = letters.map((_, at) =>
    letters
      .slice(0, at + 1)
      .join("")
      .trim(),
  );
  return [...new Set(typed)].map((text) => `/api/suggest?q=${encodeURIComponent(text)}`);
}

function pagePaths({ q, filter }: Asked): string[] {
  const path = `/shop?q=${encodeURIComponent(q)}`;
  return [path, path + filter];
}
