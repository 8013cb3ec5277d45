/** How much of the weights was got, from 0 to 1. */
export function share(weights: ArrayLike<number>, got: (place: number) => number): number {
  let all = 0;
  let own = 0;
  for (let place = 0; place < weights.length; place++) {
    all += weights[place]!;
    own += weights[place]! * got(place);
  }
  return all === 0 ? 0 : own / all;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
