import { openDatabase } from "#app/db/client.server.ts";
import { applyImport } from "#app/services/catalog-import/apply-import.server.ts";

// A process of its own that is killed while it writes an import.
const [url, importId] = process.argv.slice(2) as [string, string];
const { db, close } = openDatabase(url);
await applyImport(db, { importId: Number(importId), actor: "killed", now: new Date() });
await close();
