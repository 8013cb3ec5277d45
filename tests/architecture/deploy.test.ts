import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const UNIT = readFileSync("docs/materia.service", "utf8");
/** Tenths, as systemd-analyze counts what a unit leaves open: 100 is everything. */
const MOST_EXPOSED = 25;

function has(program: string): boolean {
  const isThere = spawnSync(program, ["--version"]).error === undefined;
  if (!isThere)
    process.stderr.write(`LEFT OUT: this machine has no ${program}; its file is not validated.\n`);
  return isThere;
}

test("the systemd unit writes only its data, its program and other disks", () => {
  for (const line of [
    "ProtectSystem=strict",
    "ReadWritePaths=/opt/materia -/media -/mnt",
    "NoNewPrivileges=yes",
  ])
    expect(UNIT).toContain(`\n${line}\n`);
  expect(UNIT).not.toContain("\nMemoryDenyWriteExecute=");
});

test.skipIf(!has("systemd-analyze"))(
  "systemd finds no fault in the unit, and little that it leaves open",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "materia-unit-"));
    const file = join(folder, "materia.service");
    // The program lies elsewhere here.
    writeFileSync(file, UNIT.replace("/opt/materia/current/node_modules/.bin/node", process.execPath));
    const verified = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
    expect(verified.stderr.split("\n").filter((line) => line.includes("materia.service:"))).toEqual([]);
    const args = ["security", "--offline=yes", `--threshold=${MOST_EXPOSED}`, file];
    expect(spawnSync("systemd-analyze", args, { encoding: "utf8" })).toMatchObject({ status: 0 });
    rmSync(folder, { recursive: true });
  },
);

test.skipIf(!has("caddy"))("Caddy takes the Caddyfile", () => {
  const folder = mkdtempSync(join(tmpdir(), "materia-caddy-"));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ["validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  execFileSync("caddy", args, { env, stdio: "pipe" });
  rmSync(folder, { recursive: true });
});
