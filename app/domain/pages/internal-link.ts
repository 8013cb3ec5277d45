// A link from the end of one page to another (storefront.md, internal links).

import { cleanLine } from "#app/domain/form/plain-text.ts";
import { ownPath } from "#app/domain/own-path.ts";

export type InternalLinkProblem = "bad-path" | "no-words";

const LONGEST_ANCHOR = 80;

/** What is wrong in the fields of a new link, all of them at once. */
export function internalLinkProblems(typed: {
  sourcePage: string;
  targetPage: string;
  anchorText: string;
}): Partial<Record<keyof typeof typed, InternalLinkProblem>> {
  const words = cleanLine(typed.anchorText);
  return {
    ...(!ownPath(typed.sourcePage.trim()) && { sourcePage: "bad-path" as const }),
    ...(!ownPath(typed.targetPage.trim()) && { targetPage: "bad-path" as const }),
    ...((!words || words.length > LONGEST_ANCHOR) && { anchorText: "no-words" as const }),
  };
}
