import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import { addPacks, type WantedPacks } from "#app/domain/orders/counter-bill.ts";
import { readPrescriptionCode } from "#app/domain/prescriptions/prescription-code.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import {
  type CodeRefusal,
  findPrescriptionByCode,
} from "#app/services/prescriptions/find-prescription.server.ts";
import {
  type LineMatch,
  matchLines,
  prescribedPacks,
} from "#app/services/prescriptions/match-prescription.server.ts";

export type PrescribedBill = {
  lines: WantedPacks[];
  number: string;
  /** Of all prescriptions of the bill. */
  codes: string[];
  /** Medicines of the prescription that cannot be sold now: "Nux vomica 200 CH". */
  missing: string[];
  /** Those prescribed in globules that are on the bill as the liquid to medicate them with. */
  asLiquid: string[];
};

export const MOST_PRESCRIPTIONS = 5;

/** A medicine of the prescription is on the bill by another one; each line of a bill can name one only. */
type OnBillByAnother = { ok: false; reason: "by-another"; medicine: string };

/** Puts what an e-prescription asks for onto a bill of at most five of them, in the packs of its course; doing it again adds nothing. */
export async function addPrescribed(
  db: Db,
  {
    lines,
    codes,
    ...asked
  }: { lines: WantedPacks[]; codes: string[]; code: string; readBy: string; now: Date },
): Promise<Result<PrescribedBill, CodeRefusal | "too-many-prescriptions"> | OnBillByAnother | TooMany> {
  if (codes.length >= MOST_PRESCRIPTIONS && !codes.includes(readPrescriptionCode(asked.code)))
    return refused("too-many-prescriptions");
  const found = await findPrescriptionByCode(db, asked);
  if (!found.ok) return found;
  const paper = found.value;
  const own = new Set(paper.lines.map(({ id }) => id));
  const matches = await matchLines(db, { lines: paper.lines, now: asked.now });
  // The people at the counter are told, and tell the customer.
  const packs = prescribedPacks(matches, own);
  const isByAnother = ({ productId, prescriptionLineId }: WantedPacks) =>
    prescriptionLineId !== undefined &&
    !own.has(prescriptionLineId) &&
    packs.some((wanted) => wanted.productId === productId);
  const byAnother = lines.find(isByAnother);
  if (byAnother) {
    const { name } = packs.find(({ productId }) => productId === byAnother.productId)!;
    return { ok: false, reason: "by-another", medicine: name };
  }
  const namesOf = (state: LineMatch["state"]) =>
    matches.flatMap((match, place) =>
      match.state === state
        ? [[paper.lines[place]!.medicine, paper.lines[place]!.potencyLabel].filter(Boolean).join(" ")]
        : [],
    );
  return ok({
    lines: packs.reduce<WantedPacks[]>(withPrescribed, lines),
    number: paper.number,
    codes: [...new Set([...codes, paper.verificationCode])],
    missing: namesOf("missing"),
    asLiquid: namesOf("as-liquid"),
  });
}

/** What is on the bill already in the same or a greater number stays as it is. */
function withPrescribed(
  lines: WantedPacks[],
  {
    productId,
    quantity,
    prescriptionLineId,
  }: { productId: number; quantity: number; prescriptionLineId: number },
): WantedPacks[] {
  const there = lines.find((line) => line.productId === productId);
  const missing = quantity - (there?.quantity ?? 0);
  const linked = lines.map((line) => (line === there ? { ...line, prescriptionLineId } : line));
  return missing > 0 ? addPacks(linked, { productId, quantity: missing, prescriptionLineId }) : linked;
}

/** The lines of a sent bill, with only those prescription lines that belong to the prescriptions whose codes were shown. */
export async function keepPrescribed(
  db: Db,
  { lines, codes }: { lines: WantedPacks[]; codes: string[] },
): Promise<WantedPacks[]> {
  const ids = lines.flatMap((line) => line.prescriptionLineId ?? []);
  const own =
    ids.length === 0
      ? []
      : await db
          .select({ id: prescriptionLines.id })
          .from(prescriptionLines)
          .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
          .where(and(inArray(prescriptionLines.id, ids), inArray(prescriptions.verificationCode, codes)));
  const known = new Set(own.map(({ id }) => id));
  return lines.map(({ prescriptionLineId, ...line }) =>
    prescriptionLineId !== undefined && known.has(prescriptionLineId)
      ? { ...line, prescriptionLineId }
      : line,
  );
}
