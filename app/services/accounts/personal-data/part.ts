import type { Db } from "#app/db/client.server.ts";

/** Somebody with an account, by what is proven to be theirs. */
export type Person = { userId: string; email: string; phone: string | undefined };

/** One kind of what the shop keeps about people: how it is handed over, and what erasure makes of it. */
export type PersonalPart = {
  /** The keys that it adds to the export; no secrets of the shop among their values. */
  read(db: Db, person: Person, now: Date): Promise<Record<string, unknown>>;
  /** Deletes, or takes away what says who it was; what is left must be kept by law. */
  erase(tx: Db, person: Person, now: Date): Promise<void>;
  /** Numbers of orders, enquiries, ... that stand in the keys of messages about them. */
  listNumbers?(db: Db, person: Person): Promise<string[]>;
  /** Files of theirs that no law keeps; erasure deletes them. */
  listUploads?(db: Db, person: Person): Promise<string[]>;
};
