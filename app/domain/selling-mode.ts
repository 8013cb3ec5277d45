/** What the pages of a shop do: sell, let whoever sits at the machine practise, or explain. */
export type SellingMode = "open" | "practice" | "closed";

/** A shop that is not open lets only those practise who reach it alone. */
export function sellingMode(
  { isOpen }: { isOpen: boolean },
  { isTryout = false }: { isTryout?: boolean | undefined },
): SellingMode {
  if (isOpen) return "open";
  return isTryout ? "practice" : "closed";
}
