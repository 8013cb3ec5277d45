import { customType } from "drizzle-orm/pg-core";
import { openFindable, openText, sealFindable, sealText } from "#app/db/vault.server.ts";

/** The columns ("table.column") whose values lie sealed in the database, and whether a value can be found by itself. */
export const SEALED_COLUMNS: { place: string; isFindable: boolean }[] = [];

/** A secret by which a row is found (the secret part of a link, a code), or words that leave the shop once: sealed in the table, as it is outside of it. `place` is its "table.column". */
export function findable<Word extends string = string>(place: string) {
  SEALED_COLUMNS.push({ place, isFindable: true });
  return customType<{ data: Word; driverData: string }>({
    dataType: () => "text",
    toDriver: (text) => sealFindable(text, place),
    fromDriver: (stored) => openFindable(stored, place) as Word,
  })();
}

/** A text about somebody's health: sealed in the table, never the same twice, so that no query finds it by its words. */
export function sealed<Word extends string = string>(place: string) {
  SEALED_COLUMNS.push({ place, isFindable: false });
  return customType<{ data: Word; driverData: string }>({
    dataType: () => "text",
    toDriver: (text) => sealText(text, place),
    fromDriver: (stored) => openText(stored, place) as Word,
  })();
}

/** A number that tells of somebody's health, sealed as a text. */
export function sealedNumber(place: string) {
  SEALED_COLUMNS.push({ place, isFindable: false });
  return customType<{ data: number; driverData: string }>({
    dataType: () => "text",
    toDriver: (number) => sealText(String(number), place),
    fromDriver: (stored) => Number(openText(stored, place)),
  })();
}
