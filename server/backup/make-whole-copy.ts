import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { copyStateFile, readCopyState } from "#app/integrations/copy-state.server.ts";
import type { Server } from "#server/postgres/connection.ts";
import { CopyFault } from "./fault.ts";
import { keepCopies } from "./keep-copies.ts";
import { askForBase, readCopySettings } from "./settings.ts";

const LONGEST_COPY_MS = 3_600_000;
const quiet = { info: () => undefined, warn: () => undefined };

/** Has a whole copy of that database made now, with the files of the data folder; by the open shop where it copies already, else here. Throws a sentence where none comes about. */
export async function makeWholeCopy(
  from: { dataDir: string; home: string; server: Server; isDaily?: boolean },
  signal?: AbortSignal,
): Promise<void> {
  const { dataDir } = from;
  const askedAt = Date.now();
  const stateFile = copyStateFile(dataDir);
  askForBase(dataDir);
  const copies = keepCopies({ ...from, log: quiet });
  const isSince = (time: string | undefined) => time !== undefined && Date.parse(time) > askedAt;
  try {
    for (;;) {
      signal?.throwIfAborted();
      if (!readCopySettings(dataDir)) throw new CopyFault("Copies were turned off meanwhile.");
      const state = await readCopyState(dataDir);
      if (isSince(state?.baseAt) && isSince(state?.safeAt)) return;
      // What an earlier round noted says nothing of this one.
      const notedAt = statSync(stateFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (state?.error && notedAt > askedAt) throw new CopyFault(state.error);
      if (Date.now() - askedAt > LONGEST_COPY_MS)
        throw new CopyFault("No whole copy was made within an hour.");
      await sleep(200);
    }
  } finally {
    await copies.stop();
  }
}
