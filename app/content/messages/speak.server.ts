import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "#app/content/messages/locale.ts";
import { hearFrom } from "#app/content/messages/spoken.ts";

const running = new AsyncLocalStorage<Locale>();
hearFrom(() => running.getStore());

/** Does the work in a language: all words read in it, also after pauses and several calls down, are of that language. */
export function speak<Result>(locale: Locale, work: () => Result): Result {
  return running.run(locale, work);
}
