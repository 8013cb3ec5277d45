/** Long work in slices: between two of them something else may be done. */
export type Sliced<Result = void> = Generator<undefined, Result>;

/** Does all of it, one slice after the other. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}
