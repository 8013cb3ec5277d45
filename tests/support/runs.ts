/** How many cases at random a property is tried with: all, or a tenth in the quick part (`npm test -- unit`). */
export function runs(all: number): number {
  return process.env.QUICK_PART ? Math.ceil(all / 10) : all;
}
