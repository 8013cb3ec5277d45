// Reads as specified (decision 43): 3 retries, the pause doubling from 1 s to 30 s, an answer kept 5 minutes. A library for
// this would weigh 8 kB of the 130 kB that a first visit may cost.

import type { Visit } from "#app/components/layout/visit-state.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import type { Notice } from "#app/domain/notice.ts";

/** What the shop answers; the notice of what has just happened is given once. */
type VisitAnswer = Visit & {
  /** After how long door or PIN code say something else; null when they do not. */
  changesInMs: number | null;
  notice: Notice | null;
};

export const VISIT_KEPT_MS = 5 * 60_000;
const RETRIES = 3;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** What the shop knows of this visitor, and what has just happened; undefined when it cannot be reached. */
export async function readVisit(signal: AbortSignal): Promise<VisitAnswer | undefined> {
  for (let attempt = 0; attempt <= RETRIES && !signal.aborted; attempt++) {
    const response = await fetch(hrefOf("/api/visit"), { signal }).catch(() => undefined);
    if (response?.ok) return response.json();
    if (attempt < RETRIES) await pause(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
  }
  return undefined;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
