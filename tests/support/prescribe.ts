import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import type { Issued } from "#app/services/prescriptions/issue-prescription.server.ts";
import { openDatabaseServer } from "#server/database.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";

type DraftLine = ReturnType<typeof draftLine>;

/** A prescription signed just now in the shop of that data folder, while the shop is open. */
export async function prescribeIn(dataDir: string, lines: Partial<DraftLine>[]): Promise<Issued> {
  const config = readConfig({ DATA_DIR: dataDir });
  const server = await openDatabaseServer(config, { info: () => undefined, warn: console.warn });
  const { db, close } = openDatabase(server.url);
  try {
    return await issueTestPrescription(db, { lines: lines.map(draftLine), now: new Date() });
  } finally {
    await close();
    await server.stop();
  }
}
