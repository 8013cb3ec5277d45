const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** Round figures for the lines of a chart, from 0 up to at least `highest`; five of them. */
export function chartScale(highest: number): number[] {
  const smallest = Math.max(highest, 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(smallest));
  const step = STEPS.map((each) => each * power).find((each) => each >= smallest) ?? 10 * power;
  return Array.from({ length: LINES + 1 }, (_, n) => n * step);
}
