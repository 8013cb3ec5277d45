import type { CopyFaultKind } from "#app/domain/copy-state.ts";

/** Why copies of the shop cannot go to a place: a bucket that may not be used, a folder that is not its own, or what is wrong with its disk. */
export type PlaceRefusal =
  | "not-whole-path"
  | "bad-bucket"
  | "no-bucket-keys"
  | "in-data-folder"
  | "in-program"
  | "not-empty"
  | "other-shop"
  | CopyFaultKind;

const MOST_DAYS = 9_999;

/** For how many whole days copies are to be kept, 1 to 9999, as somebody typed it; undefined for anything else. */
export function readCopyDays(typed: string): number | undefined {
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= 1 && days <= MOST_DAYS ? days : undefined;
}
