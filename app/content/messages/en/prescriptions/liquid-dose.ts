/** A dose in globules on the label of a liquid: without the first sentence it would be taken from the bottle. */
export function onLiquid(dose: string): string {
  return `LIQUID: medicate globules with it first. ${dose}`;
}
