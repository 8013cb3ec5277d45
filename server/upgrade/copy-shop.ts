import { copyFileSync, existsSync, lchownSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { streamBase } from "#server/backup/base-stream.ts";
import { untar } from "#server/backup/untar.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { dataOf, passwordFile } from "#server/postgres/cluster.ts";
import type { Server } from "#server/postgres/connection.ts";
import { findHome } from "#server/postgres/place.ts";
import { claimDirectory } from "#server/postgres/private-files.ts";

const SECRETS = ["session-secret", "encryption-keys"];
const quiet = { info: () => undefined, warn: () => undefined };

/** Copies the database and the secrets of a shop into another data folder, while it works on; what people sent is left out. */
export async function copyShop(
  { server, home, dataDir }: { server: Server; home: string; dataDir: string },
  { into, signal }: { into: string; signal: AbortSignal },
): Promise<void> {
  const account = chooseAccount();
  mkdirSync(into, { mode: 0o711 });
  const copy = findHome({ dataDir: into, account, log: quiet });
  claimDirectory({ path: copy, account });
  mkdirSync(dataOf(copy), { mode: 0o700 });
  await streamBase(server, {
    options: "CHECKPOINT 'fast', WAL true",
    take: (archive) => untar(archive, dataOf(copy)),
    signal,
  });
  for (const role of ["superuser", "shop", "app"] as const)
    copyFileSync(passwordFile(home, role), passwordFile(copy, role));
  if (account)
    for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true }))
      lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  for (const name of SECRETS)
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(into, name));
}
