import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { judgeMachine, type MachineReadings } from "#server/doctor/judge.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { findFreePort } from "#tests/support/run-shop.ts";

const SAFE = { kind: "safe", safeAt: "2026-11-23T14:03:00Z", secondsAgo: 3 } as const;
const DATABASE = { serverVersion: 18, aheadMs: 4, newestOrderAheadMs: -60_000 };
const DURABLE = { fsync: "on", fullPageWrites: "on", synchronousCommit: "on" };
const SOUND: MachineReadings = {
  nodeVersion: "24.21.0",
  dataDir: { path: "/data", state: "usable" },
  openSecrets: [],
  disk: { freeBytes: 50e9, freePercent: 50 },
  syncMs: 2,
  memory: { totalBytes: 4e9, freeBytes: 2e9 },
  diskAheadMs: 0,
  knowsIndianTime: true,
  address: { host: "localhost", port: 3000, state: "shop", words: "" },
  publicOrigin: "https://shop.example",
  isProxyTrusted: true,
  mail: "answers",
  copies: SAFE,
  drill: { kind: "well", wellAt: "2026-11-20T14:03:00Z" },
  isOwnDatabase: true,
  database: { ...DATABASE, ...DURABLE },
};

test("a sound machine is well in everything", () => {
  const findings = judgeMachine(SOUND);
  expect(findings).toHaveLength(14);
  expect(findings.filter(({ state }) => state !== "well")).toEqual([]);
});

const FAULTS: [string, "mend" | "look", Partial<MachineReadings>][] = [
  ["Node", "mend", { nodeVersion: "20.1.0" }],
  ["Data folder", "mend", { dataDir: { path: "/data", state: "closed" } }],
  ["Data folder", "look", { dataDir: { path: "/data", state: "absent" } }],
  ["Rights", "mend", { openSecrets: ["/data/encryption-keys"] }],
  ["Disk", "mend", { disk: { freeBytes: 200e6, freePercent: 50 } }],
  ["Disk", "mend", { disk: { freeBytes: 50e9, freePercent: 4 } }],
  ["Disk", "look", { disk: undefined }],
  ["Speed of the disk", "look", { syncMs: 80 }],
  ["Memory", "look", { memory: { totalBytes: 5e8, freeBytes: 3e8 } }],
  ["Memory", "look", { memory: { totalBytes: 4e9, freeBytes: 1e8 } }],
  ["Clock", "mend", { diskAheadMs: -3_600_000 }],
  ["Clock", "mend", { database: { ...DATABASE, ...DURABLE, aheadMs: 90_000 } }],
  ["Clock", "mend", { database: { ...DATABASE, ...DURABLE, newestOrderAheadMs: 3_600_000 } }],
  ["Time zone and language", "mend", { knowsIndianTime: false }],
  ["Port", "mend", { address: { ...SOUND.address, state: "taken" } }],
  ["Port", "mend", { address: { ...SOUND.address, state: "closed", words: "PORT 80 is not open." } }],
  ["Address and proxy", "mend", { isProxyTrusted: false }],
  ["Address and proxy", "mend", { publicOrigin: "http://shop.example" }],
  [
    "Address and proxy",
    "look",
    { publicOrigin: "http://localhost:3000", address: { ...SOUND.address, host: "0.0.0.0" } },
  ],
  ["Mail", "look", { mail: "off" }],
  ["Mail", "mend", { mail: { error: "EAUTH 535" } }],
  ["Database", "look", { database: "stopped" }],
  ["Database", "mend", { database: { error: "ECONNREFUSED" } }],
  ["Database", "mend", { database: { ...DATABASE, ...DURABLE, serverVersion: 14 } }],
  ["What the database keeps", "mend", { database: { ...DATABASE, ...DURABLE, fsync: "off" } }],
  ["What the database keeps", "mend", { database: { ...DATABASE, ...DURABLE, synchronousCommit: "off" } }],
  ["Copies", "mend", { copies: { kind: "off" } }],
  ["Copies", "look", { copies: { kind: "first" } }],
  ["Copies", "look", { isOwnDatabase: false, copies: { kind: "off" } }],
  ["Copies", "mend", { drill: { kind: "failed", triedAt: "", faults: ["A bill is missing."] } }],
  ["Copies", "mend", { drill: { kind: "late", since: "", isTested: false, lacksRoom: false } }],
  [
    "Copies",
    "mend",
    { copies: { kind: "stopped", safeAt: undefined, secondsAgo: 99, error: "Full.", fault: "full" } },
  ],
];

test.each(FAULTS)("%s: one thing to %s, with what to do", (about, state, fault) => {
  const findings = judgeMachine({ ...SOUND, ...fault }).filter((finding) => finding.state !== "well");
  expect(findings).toMatchObject([{ about, state, todo: expect.stringMatching(/\w/) }]);
});

async function askDoctor(env: Record<string, string>) {
  const run = promisify(execFile)(process.execPath, ["scripts/doctor.ts"], {
    env: { ...process.env, ...env },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

test("the doctor reads a machine, names what must be mended, and leaves nothing behind", async () => {
  const database = await createTestDatabase("empty");
  const dataDir = mkdtempSync(join(tmpdir(), "materia-doctor-"));
  const PORT = String(await findFreePort());
  chmodSync(dataDir, 0o711);
  writeFileSync(join(dataDir, "session-secret"), "open to all", { mode: 0o644 });
  const ill = await askDoctor({ DATA_DIR: dataDir, PORT, DATABASE_URL: database.url });
  expect(ill.stdout).toMatch(/well {2}Database: PostgreSQL 1\d answers/);
  expect(ill.stdout).toContain(`${PORT} on localhost is free`);
  expect(ill.stdout).toContain(`chmod 600 ${join(dataDir, "session-secret")}`);
  // The server of the tests trades durability for speed.
  expect([ill.code, ill.stdout]).toEqual([
    1,
    expect.stringContaining("! mend  What the database keeps: fsync"),
  ]);

  const silent = createServer((socket) => socket.end("550 no\r\n")).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const { port } = silent.address() as { port: number };
  const SMTP_URL = `smtp://asha:secret-words@127.0.0.1:${port}`;
  const worse = await askDoctor({ DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1", SMTP_URL });
  expect(worse.code).toBe(1);
  for (const words of [
    "! mend  Mail",
    "is taken by another program",
    "The shop's own is not running",
    "None are kept",
  ])
    expect(worse.stdout).toContain(words);
  expect(worse.stdout).not.toMatch(/secret-words|asha/);
  expect(readdirSync(dataDir)).toEqual(["session-secret"]);
  silent.close();
  rmSync(dataDir, { recursive: true });
  await database.drop();
});
