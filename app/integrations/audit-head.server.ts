import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SealedHead } from "#app/domain/audit-fault.ts";

const NAME = "audit-head";

/** The end of the audit's chain as it was when the audit was last read over without a fault; undefined before the first time. */
export async function readAuditHead(dataDir: string): Promise<SealedHead | undefined> {
  const text = await readFile(join(dataDir, NAME), "utf8").catch(() => "");
  const [, sealId, hash] = /^(\d+) ([0-9a-f]{64})\n$/.exec(text) ?? [];
  return hash ? { sealId: Number(sealId), hash } : undefined;
}

/** Keeps it beside the database, where who changes the database alone does not come. */
export async function keepAuditHead(dataDir: string, head: SealedHead | undefined): Promise<void> {
  if (!head) return;
  const draft = join(dataDir, `${NAME}.new-${process.pid}`);
  await writeFile(draft, `${head.sealId} ${head.hash}\n`, { mode: 0o600 });
  await rename(draft, join(dataDir, NAME));
}
