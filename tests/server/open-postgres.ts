import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";

// A process of its own that opens the database of the given directory and keeps it until it is told to end.
const quiet = { info() {}, warn() {} };
const dataDir = process.argv[2] ?? "";
const server = await openEmbeddedPostgres({ dataDir, log: quiet, durability: "none-for-tests" });
console.log(JSON.stringify({ url: server.ownerUrl, isAdopted: server.isAdopted }));
process.stdin.once("data", async () => {
  await server.stop();
  process.exit(0);
});
