import type { PlaceRefusal } from "#app/domain/copy-place.ts";
import type { Refused } from "#app/domain/result.ts";

/** That copies are kept, where, since when and for how many days. */
export type CopySettings = { folder: string; since: string; days: number };

/** Keeps the copies of the shop on its machine; the start brings it along. */
export type CopyKeeper = {
  /** The whole shop is copied once a day, and not from second to second, as its database is on a server of the owner's. */
  isDaily: boolean;
  /** Undefined while no copies are kept. */
  settings(): CopySettings | undefined;
  /** Keeps copies in an empty folder (a whole path), or in a bucket (s3://…), from now on; `detail` says in English what the machine found. */
  turnOn(
    place: string,
  ): Promise<{ ok: true; value: { folder: string } } | Refused<PlaceRefusal, { detail: string }>>;
  /** Whether they lie on the disk of the shop itself; false where that cannot be found out now. */
  isOnOwnDisk(): Promise<boolean>;
  /** Keeps no more; what is there stays. */
  turnOff(): void;
  /** Removes what is older than so many days, from now on. */
  keepDays(days: number): void;
  /** The words of the key until somebody showed that they have them; then undefined. */
  keyWords(): string[] | undefined;
  noteKeyShown(): void;
  /** Begins a whole copy. */
  copyNow(): void;
  /** Begins a test of the copies. */
  testNow(): void;
};
