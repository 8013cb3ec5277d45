import { keepCopies } from "#server/backup/keep-copies.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";

// A process of its own that opens the database of the given directory as a shop does, and keeps copies of it until it is killed.
const log = { info: () => undefined, warn: (words: string) => console.error(words) };
const dataDir = process.argv[2] ?? "";
const database = await openEmbeddedPostgres({ dataDir, log });
keepCopies({ dataDir, home: database.dataDir, server: database.server, log });
console.log(JSON.stringify({ url: database.url, ownerUrl: database.ownerUrl, home: database.dataDir }));
// Whoever started it has ended.
process.stdin.resume().once("end", () => database.stop().finally(() => process.exit(0)));
