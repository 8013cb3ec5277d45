// Whether a search is answered with help instead of medicines and pages: by what its words say, and by what it is like as a whole.

import { type careOf, MOST_URGENT } from "#app/domain/search/care-of.ts";
import type { PlaceEntry } from "#app/domain/search/entries.ts";
import { type LikelyMeant, PROBABLY, SURELY } from "#app/domain/search/likely-meant.ts";

type Named = NonNullable<ReturnType<typeof careOf>>;
const DOCTOR = "see-a-doctor";
/** So likely that a danger stands before a disease that is named, and what cannot wait before the doctor that words ask for. */
const MORE_THAN_NAMED = 0.8;

/** So likely that words of danger here and there in it mean none. */
const CERTAIN = 0.9;

export type Help = { kind: "area" | "care"; slug: string };

/** The help that is meant; undefined where none is. `isOther` are goods of other shops, of which sayings of danger are full. */
export function helpMeant(
  named: Named | undefined,
  likely: LikelyMeant | undefined,
  { isOther }: { isOther: boolean },
): Help | undefined {
  const told = likely?.care && (!isOther || likely.care.share >= SURELY) ? likely.care : undefined;
  const isMoreUrgent =
    told !== undefined &&
    told.share >= MORE_THAN_NAMED &&
    (named?.slug === DOCTOR ? MOST_URGENT.has(told.slug) : named?.kind === "area" && told.kind === "care");
  const help = named && !isMoreUrgent && !isByChance(named, likely) ? named : told;
  return help && { kind: help.kind, slug: help.slug };
}

/**
 * "Can he take it" sounds like a disease: that it is like other sayings counts more. What is named in its own words is never talked
 * away, and words of danger that stand here and there only by a saying that is nearly certain and at all like no danger: "kal zyada
 * pi li, sar fat raha".
 */
function isByChance({ kind, slug, isSure, isScattered }: Named, likely: LikelyMeant | undefined): boolean {
  if (!likely) return false;
  if (isScattered) return !likely.care && (likely.pages[0]?.share ?? 0) >= CERTAIN;
  if (kind !== "area" || isSure) return false;
  return (likely.pages[0]?.share ?? 0) >= PROBABLY || !likely.areas.includes(slug);
}

/** The page that is nearly surely meant, to be read below where a doctor must be asked; where every minute counts there is none. */
export function besideHelp(help: Help, likely: LikelyMeant | undefined): PlaceEntry[] {
  const [first] = likely?.pages ?? [];
  return !MOST_URGENT.has(help.slug) && first && first.share >= SURELY ? [first.place] : [];
}
