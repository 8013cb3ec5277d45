import type { Issued } from "#app/services/prescriptions/issue-prescription.server.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";

type DraftLine = ReturnType<typeof draftLine>;

/** A prescription signed just now in the shop of that data folder, while the shop is open. */
export function prescribeIn(dataDir: string, lines: Partial<DraftLine>[]): Promise<Issued> {
  return inShopDatabase(dataDir, (db) =>
    issueTestPrescription(db, { lines: lines.map(draftLine), now: new Date() }),
  );
}
