import type { Db } from "#app/db/client.server.ts";

/** Where a shop writes down who read what, who was refused, and how often something was tried. */
export type NoteBook = {
  db: Db;
  now: Date;
  /** Of a shop of the past: the moment that is read. */
  asOf?: Date;
};

type Elsewhere = { db: Db; asOf: Date };
let elsewhere: Elsewhere | undefined;

/** From now on all of it goes into the database of another shop: one of the past is only read, and its readers are noted in today's. */
export function keepNotesIn(other: Elsewhere | undefined): void {
  elsewhere = other;
}

/** The database and the time of a note: here and now, or those of today's shop. */
export function noteBookOf(db: Db, now: Date): NoteBook {
  return elsewhere ? { ...elsewhere, now: new Date() } : { db, now };
}
