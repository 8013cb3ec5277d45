// Claims are printed from live counts, rounded down (specification, decision 21): 2,347 medicines are "2,300+", 19 brands "15+".

const whole = new Intl.NumberFormat("en-IN");

/** The largest multiple of `step` within the count, with a plus; a count below one step as it is. */
export function liveClaim(count: number, step: number): string {
  return count < step ? whole.format(count) : `${whole.format(count - (count % step))}+`;
}
