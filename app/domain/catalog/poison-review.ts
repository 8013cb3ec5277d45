// The poisons list as the office reads it, entry by entry.

import type { PoisonEntry } from "#app/domain/catalog/poison.ts";
import { isOpened } from "#app/domain/catalog/poison-form.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

type PoisonPack = {
  sku: string;
  name: string;
  brandName: string;
  potencyLabel: string;
  packSize: string;
};

export type PoisonReview = Pick<PoisonEntry, "remedy" | "principle" | "reason" | "soldTo" | "isNamed"> & {
  name: string;
  /** The public reference in words. */
  sourceText: string;
  /** What it closes in this shop, the strongest first. */
  packs: PoisonPack[];
  decision: { soldTo: SoldTo; reason: string } | undefined;
  isSigned: boolean;
};

export const POISON_VIEWS = [
  "to-read",
  "tinctures",
  "triturations",
  "dilutions",
  "read",
  "not-kept",
] as const;
export type PoisonView = (typeof POISON_VIEWS)[number];

/** So many entries are decided on one screen. */
export const POISONS_A_SCREEN = 12;

/** Whether an entry stands in a view. Entries without a pack in the shop need no reading: they are signed as the list proposes. */
export function isInView({ packs, decision }: PoisonReview, view: PoisonView): boolean {
  if (view === "not-kept") return packs.length === 0;
  if (packs.length === 0) return false;
  const has = (fits: (label: string) => boolean) => packs.some(({ potencyLabel }) => fits(potencyLabel));
  switch (view) {
    case "to-read":
      return !decision;
    case "read":
      return decision !== undefined;
    case "tinctures":
      return has((label) => label === "Q");
    case "triturations":
      return has((label) => label.endsWith("X"));
    case "dilutions":
      return has((label) => label !== "Q" && !label.endsWith("X"));
  }
}

/** Who may buy what the entry closes, once it is signed. */
export function choiceOf({ decision, soldTo }: Pick<PoisonReview, "decision" | "soldTo">): SoldTo {
  return decision?.soldTo ?? soldTo;
}

/** Entries that were opened although the list closes them. */
export function openedOf<Entry extends Pick<PoisonReview, "decision" | "soldTo">>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ decision, soldTo }) => decision && isOpened(decision.soldTo, soldTo));
}
