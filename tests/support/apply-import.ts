import { openDatabase } from "#app/db/client.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { applyImport } from "#app/services/catalog/import/apply-import.server.ts";
import { findImport } from "#app/services/catalog/import/find-import.server.ts";

// A process of its own that kills itself when it has written so many rows of an import: whoever killed it from outside
// might come too late on a slow machine.
const [url, importId, killAfter] = process.argv.slice(2) as [string, string, string];
const { db, close } = openDatabase(url);
setInterval(async () => {
  const { checkedCount } = (await findImport(db, Number(importId)))!;
  if (checkedCount >= Number(killAfter)) process.kill(process.pid, "SIGKILL");
}, 5);
await applyImport(db, { importId: Number(importId), actor: byUser({ userId: "killed" }), now: new Date() });
await close();
