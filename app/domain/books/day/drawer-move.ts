// Cash that goes into the drawer or out of it and is no sale: each has a slip with its reason.

/** Which way the cash of each kind goes. A correction is of a day that is closed already, and counts today. */
const DRAWER_MOVES = {
  petty: "out",
  deposit: "out",
  "change-in": "in",
  "clinic-fees": "in",
  "found-later": "in",
  "missing-later": "out",
} as const satisfies Record<string, "in" | "out">;

export type DrawerMoveKind = keyof typeof DRAWER_MOVES;
export const DRAWER_MOVE_KINDS = Object.keys(DRAWER_MOVES) as DrawerMoveKind[];

/** Whether a slip corrects a closed day, and so names it. */
export function isCorrection(kind: DrawerMoveKind): boolean {
  return kind === "found-later" || kind === "missing-later";
}

/** The amount of a slip with its sign: above 0 for cash that came into the drawer. */
export function signedPaise(kind: DrawerMoveKind, paise: number): number {
  return DRAWER_MOVES[kind] === "in" ? paise : -paise;
}
