import type { AuditFault } from "#app/domain/audit-fault.ts";
import { keepAuditHead, readAuditHead } from "#app/integrations/audit-head.server.ts";
import { checkAuditNow } from "#app/services/verify-audit.server.ts";
import { runCommand } from "#server/command.ts";

const SENTENCES: Record<AuditFault["kind"], (id: number) => string> = {
  changed: (id) => `Entry ${id} was changed after it was written.`,
  removed: (id) => `Entry ${id} was removed.`,
  inserted: (id) => `Entry ${id} was not written by the shop.`,
  chain: (id) => `Seal ${id} does not follow the one before it: seals were removed or changed.`,
  cut: (id) =>
    `The chain no longer reaches seal ${id}, as DATA_DIR/audit-head says it did: it was cut or made anew, or an older backup was put back.`,
};

await runCommand(async ({ db }, { dataDir }) => {
  const known = await readAuditHead(dataDir);
  const { sealed, head, faults } = await checkAuditNow(db, { known, now: new Date() });
  for (const { kind, id } of faults) console.error(SENTENCES[kind](id));
  console.log(
    `${sealed} entries are sealed${head ? `, the last by ${head.hash}` : ""}; ${faults.length} faults.`,
  );
  if (faults.length > 0) return 1;
  await keepAuditHead(dataDir, head);
  return 0;
});
