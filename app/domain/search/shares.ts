/** How much of the weights was got, from 0 to 1. */
export function share(weights: readonly number[], got: (place: number) => number): number {
  const all = sum(weights);
  return all === 0 ? 0 : sum(weights.map((weight, place) => weight * got(place))) / all;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** So many places from one on. */
export function span(from: number, length: number): number[] {
  return Array.from({ length }, (_, n) => from + n);
}
