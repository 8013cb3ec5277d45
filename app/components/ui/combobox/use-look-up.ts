import { useEffect, useRef, useState } from "react";

/** What was found for which words; `found` is undefined where they could not be looked up. */
export type Answer<Found> = { typed: string; found: Found | undefined };

type Look<Found> = (typed: string, signal: AbortSignal) => Promise<Found | undefined>;

const PAUSE_MS = 60;

/**
 * What is found for the words typed so far. The first key is looked up at once, keys that follow fast with the last of them. An answer
 * to older words never takes the place of one to newer; nothing is asked for no words. `look` has to stay the same function.
 */
export function useLookUp<Found>(typed: string, look: Look<Found>): Answer<Found> | undefined {
  const [answer, setAnswer] = useState<Answer<Found>>();
  const lastKeyAt = useRef(0);

  useEffect(() => {
    if (typed === "") return;
    const now = Date.now();
    const isFast = now - lastKeyAt.current < PAUSE_MS;
    lastKeyAt.current = now;
    const leaving = new AbortController();
    async function ask() {
      const found = await look(typed, leaving.signal);
      if (!leaving.signal.aborted) setAnswer({ typed, found });
    }
    const timer = isFast ? setTimeout(ask, PAUSE_MS) : undefined;
    if (!isFast) ask();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed, look]);

  return answer;
}
