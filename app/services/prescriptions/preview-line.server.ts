import { asc } from "drizzle-orm";
import { COUNTER_NAMES } from "#app/content/remedies/counter-names.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { remedies } from "#app/db/schema/catalog.ts";
import {
  completeLine,
  type LineReading,
  parsePrescriptionLine,
  printPrescriptionLine,
} from "#app/domain/prescriptions/prescription-line.ts";
import {
  findRemedy,
  matchRemedies,
  type RemedyMatch,
  type RemedyNames,
} from "#app/domain/prescriptions/remedy-name.ts";
import { isLiquidOnly } from "#app/services/prescriptions/liquid-only.server.ts";

export type LinePreview = {
  reading: LineReading;
  /** The one remedy that is meant, if it is clear; else the doctor chooses among `choices`. */
  remedy: RemedyMatch | undefined;
  choices: RemedyMatch[];
  /** What would be printed; absent while parts are missing. */
  sentence: string | undefined;
  /** In globules, and the shop sells it as a liquid alone. */
  isLiquidOnly: boolean;
};

/** How the line that a doctor types is understood, with the remedy's whole name in the sentence. */
export async function previewLine(db: Db, typed: string): Promise<LinePreview> {
  const reading = parsePrescriptionLine(typed);
  const names = reading.medicine ? await listRemedyNames(db) : [];
  const remedy = findRemedy(reading.medicine ?? "", names);
  const line = completeLine(reading);
  return {
    reading,
    remedy,
    isLiquidOnly: await isLiquidOnly(db, { remedySlug: remedy?.slug, reading }),
    choices: matchRemedies(reading.medicine ?? "", names),
    sentence: line && printPrescriptionLine({ ...line, medicine: remedy?.name ?? line.medicine }),
  };
}

async function listRemedyNames(db: Db): Promise<RemedyNames[]> {
  const rows = await db
    .select({
      slug: remedies.slug,
      name: remedies.name,
      abbreviation: remedies.abbreviation,
      commonNames: remedies.commonNames,
      synonyms: remedies.synonyms,
      hindiName: remedies.hindiName,
    })
    .from(remedies)
    .orderBy(asc(remedies.slug));
  return rows.map(({ commonNames, synonyms, hindiName, ...remedy }) => ({
    ...remedy,
    otherNames: [...commonNames, ...synonyms, hindiName, ...(COUNTER_NAMES.get(remedy.slug) ?? [])],
  }));
}
