import { doseInHindi } from "#app/content/messages/prescriptions/dose-in-hindi.ts";
import type { InHindi } from "#app/content/messages/prescriptions/instructions-in-hindi.ts";
import type { Db } from "#app/db/client.server.ts";
import type { PrescriptionDraft } from "#app/domain/prescriptions/prescription-form.ts";
import { completeLine, type LinePart } from "#app/domain/prescriptions/prescription-line.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { previewLine } from "#app/services/prescriptions/preview-line.server.ts";

/** How a line that a doctor typed is understood. */
export type TypedLine = {
  typed: string;
  /** What would be printed; absent while something is missing or the dose is impossible. */
  sentence: string | undefined;
  missing: LinePart[];
  /** The part of the line that was taken for the medicine. */
  medicine: string | undefined;
  /** The whole name of the remedy that is meant, where that is clear. */
  remedy: string | undefined;
  /** The remedies it may mean while it is not clear which. */
  choices: string[];
  /** In globules, and the shop sells it as a liquid alone. */
  isLiquidOnly: boolean;
  /** The dose in Hindi, as it is printed and as it is spoken; absent when it is printed in English alone. */
  hindi: InHindi | undefined;
  /** What cannot be said in Hindi. */
  noHindi: string[];
};
type DraftLine = PrescriptionDraft["lines"][number];

const MOST_LINES = 15;

/** Reads typed lines, empty ones left out; `draft` has those that can be printed. */
export async function readTypedLines(
  db: Db,
  { typed, vocabulary }: { typed: readonly string[]; vocabulary: Vocabulary },
): Promise<{ lines: TypedLine[]; draft: DraftLine[] }> {
  const lines: TypedLine[] = [];
  const draft: DraftLine[] = [];
  for (const text of typed
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_LINES)) {
    const { line, printed } = await readTypedLine(db, { typed: text, vocabulary });
    lines.push(line);
    if (printed) draft.push(printed);
  }
  return { lines, draft };
}

/** Reads one line; `printed` is there when it can be signed. */
export async function readTypedLine(
  db: Db,
  { typed, vocabulary }: { typed: string; vocabulary: Vocabulary },
): Promise<{ line: TypedLine; printed: DraftLine | undefined }> {
  const { reading, remedy, choices, sentence, isLiquidOnly } = await previewLine(db, { typed, vocabulary });
  const complete = completeLine(reading);
  const inHindi = complete && doseInHindi(complete);
  return {
    line: {
      typed,
      sentence,
      missing: reading.missing,
      medicine: reading.medicine,
      remedy: remedy?.name,
      isLiquidOnly,
      hindi: inHindi && "hindi" in inHindi ? inHindi : undefined,
      noHindi: inHindi && "unknown" in inHindi ? inHindi.unknown : [],
      choices: remedy ? [] : choices.map(({ name }) => name),
    },
    printed: complete && {
      ...complete,
      medicine: remedy?.name ?? complete.medicine,
      remedySlug: remedy?.slug,
    },
  };
}
