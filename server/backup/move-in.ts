import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { noteDatabasePlace } from "#server/data-folder.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { findHome } from "#server/postgres/place.ts";

const quiet = { info: () => undefined, warn: () => undefined };

/** The finished folder at its place, with the note of where its database lies. */
export function moveIn({ draft, into, home }: { draft: string; into: string; home: string }): void {
  const isInside = home.startsWith(draft);
  const finalHome = isInside
    ? join(into, "postgres")
    : findHome({ dataDir: into, account: chooseAccount(), log: quiet });
  noteDatabasePlace(draft, finalHome);
  if (!isInside) renameSync(home, finalHome);
  if (existsSync(into)) rmSync(into, { recursive: true });
  renameSync(draft, into);
}
