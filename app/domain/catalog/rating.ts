// Ratings come from review rows only (specification, decision 19). A product without reviews has no rating, not an invented one.

export const STARS = [5, 4, 3, 2, 1] as const;
export type Star = (typeof STARS)[number];
export type RatingSummary = { count: number; average: number; countByStar: Record<Star, number> };

/** Sums up how many reviews gave each star: count, and the average to one decimal; undefined without reviews. */
export function summarizeRatings(counts: Partial<Record<Star, number>>): RatingSummary | undefined {
  const countByStar = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0, ...counts };
  const count = STARS.reduce((sum, star) => sum + countByStar[star], 0);
  if (count === 0) return undefined;
  const given = STARS.reduce((sum, star) => sum + star * countByStar[star], 0);
  return { count, average: Math.round((given * 10) / count) / 10, countByStar };
}

/** How many of the five stars are filled: the floor of the rating, as specified. */
export function filledStars(average: number): number {
  return Math.floor(average);
}
