import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { openDatabase } from "#app/db/client.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { storeUpload } from "#app/services/uploads.server.ts";
import { report } from "#tests/support/sample-files.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";

// A process of its own that keeps a paper, and kills itself while the file is written, before its row, or once both are there.
type Asked = [url: string, dataDir: string, killAt: "file" | "row" | "end", nowMs: string];
const [url, dataDir, killAt, nowMs] = process.argv.slice(2) as Asked;
holdKeys(TEST_KEYS);
const { db } = openDatabase(url, { maxConnections: 2 });
const files = openFileStore(dataDir);
const die = () => process.kill(process.pid, "SIGKILL");

async function write(id: string, bytes: Uint8Array): Promise<void> {
  if (killAt !== "file") await files.write(id, bytes);
  if (killAt === "row") die();
  if (killAt !== "file") return;
  // Long enough to be on its way when the process ends.
  void files.write(id, Buffer.concat(Array.from({ length: 20_000 }, () => bytes)));
  while (!readdirSync(join(dataDir, "uploads")).some((name) => name.endsWith(".part"))) await setImmediate();
  die();
}

const paper = { purpose: "record", fileName: "report.pdf", bytes: await report() } as const;
await storeUpload(db, { ...files, write }, { ...paper, uploadedBy: undefined, now: new Date(Number(nowMs)) });
die();
