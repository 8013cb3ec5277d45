import type { Db } from "#app/db/client.server.ts";
import type { PrescriptionWriting } from "#app/domain/prescriptions/prescription-writing.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { readTypedLines, type TypedLine } from "#app/services/prescriptions/draft-prescription.server.ts";
import {
  type IssueRefusal,
  issuePrescription,
  replacePrescription,
  type Writer,
} from "#app/services/prescriptions/issue-prescription.server.ts";

type TypedPrescription = {
  complaint: string;
  advice: string;
  hasConsent: boolean;
  lines: TypedLine[];
};
export type SignRefusal = IssueRefusal | "unknown-prescription" | "revoked" | "replaced";
export type Signing = { typed: TypedPrescription } & (
  | { state: "signed"; number: string }
  | { state: "preview" | "unclear" }
  | { state: "incomplete"; fields: ("lines" | "complaint" | "consent")[] }
  | { state: "refused"; reason: SignRefusal }
);

/** Signs what a doctor typed, or shows how it is understood. A line that may mean several remedies, or is printed in English alone, is signed only as `seen` before. */
export async function signPrescription(
  db: Db,
  {
    writing,
    consultationNumber,
    replaces,
    vocabulary,
    ...asked
  }: {
    writing: PrescriptionWriting;
    consultationNumber: string;
    /** The number of the earlier version. */
    replaces: string | undefined;
    vocabulary: Vocabulary;
    writer: Writer;
    now: Date;
    publicOrigin: string;
  },
): Promise<Signing> {
  const { complaint, advice, hasConsent } = writing;
  const { lines, draft } = await readTypedLines(db, { typed: writing.lines, vocabulary });
  const typed = { complaint, advice, hasConsent, lines };
  if (!writing.isSigning) return { typed, state: "preview" };

  const isComplete = lines.length > 0 && draft.length === lines.length;
  const fields = (["lines", "complaint", "consent"] as const).filter(
    (field) => !{ lines: isComplete, complaint, consent: hasConsent }[field],
  );
  if (fields.length > 0) return { typed, state: "incomplete", fields };
  const seen = new Set(writing.seen);
  if (
    lines.some(({ choices, noHindi, typed: line }) => choices.length + noHindi.length > 0 && !seen.has(line))
  )
    return { typed, state: "unclear" };

  const signing = { ...asked, draft: { complaint, advice, lines: draft } };
  const signed =
    replaces === undefined
      ? await issuePrescription(db, { ...signing, consultationNumber })
      : await replacePrescription(db, { ...signing, number: replaces });
  if (signed.ok) return { typed, state: "signed", number: signed.value.number };
  return { typed, state: "refused", reason: signed.reason };
}
