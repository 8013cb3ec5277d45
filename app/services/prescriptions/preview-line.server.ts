import type { Db } from "#app/db/client.server.ts";
import { findRemedy, matchRemedies, type RemedyMatch } from "#app/domain/prescriptions/named-remedy.ts";
import {
  completeLine,
  type LineReading,
  parsePrescriptionLine,
  printPrescriptionLine,
} from "#app/domain/prescriptions/prescription-line.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
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
export async function previewLine(
  db: Db,
  { typed, vocabulary }: { typed: string; vocabulary: Pick<Vocabulary, "remedies"> },
): Promise<LinePreview> {
  const reading = parsePrescriptionLine(typed);
  const remedy = findRemedy(reading.medicine ?? "", vocabulary);
  const line = completeLine(reading);
  return {
    reading,
    remedy,
    isLiquidOnly: await isLiquidOnly(db, { remedySlug: remedy?.slug, reading }),
    choices: matchRemedies(reading.medicine ?? "", vocabulary),
    sentence: line && printPrescriptionLine({ ...line, medicine: remedy?.name ?? line.medicine }),
  };
}
