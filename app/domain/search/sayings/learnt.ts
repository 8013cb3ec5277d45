import { type Learnt, learnSayings } from "#app/domain/search/learn-sayings.ts";
import { type Meaning, SAYINGS } from "#app/domain/search/sayings/sayings.ts";
import type { Sliced } from "#app/domain/slices.ts";

/** What is learnt of the shop's own sayings; in the built shop it lies here ready, see server/bundle/sayings-learnt.ts. */
export function learnOwnSayings(): Sliced<Learnt<Meaning>> {
  return learnSayings(SAYINGS);
}
