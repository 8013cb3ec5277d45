import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { openDatabaseServer } from "#server/database.ts";
import { holdDataFolder } from "#server/hold-folder.ts";
import { describeSelf, type Holder } from "#server/holder.ts";
import { postmasters } from "#tests/server/processes.ts";
import { tryStart } from "#tests/support/try-start.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "materia-held-"));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/** Leaves the note of a holder, which differs from this process as told. */
function leaveNote(change: Partial<Holder>, folder = dataDir): string {
  mkdirSync(join(folder, "held"), { recursive: true });
  const file = join(folder, "held", "7");
  writeFileSync(file, JSON.stringify({ ...describeSelf(folder), ...change }));
  return file;
}

test("a shop started on the folder of an open one is refused with who has it; commands go on; a killed one blocks nobody", async () => {
  const env = { DATA_DIR: dataDir, ADMIN_EMAIL: "owner@shop.test", ADMIN_PASSWORD: "marigold garland 42" };
  const starts = await Promise.all([tryStart({ env }), tryStart({ env })]);
  await Promise.all(starts.map((start) => start.untilOpen()));
  const isOpen = starts.map(({ said }) => said.out.includes("The shop is open"));
  expect(isOpen.toSorted()).toEqual([false, true]);
  const [open, refused] = isOpen[0] ? starts : starts.toReversed();
  expect(await refused!.untilEnded()).toBe(1);
  expect(refused!.said.err).toMatch(
    new RegExp(
      `^DATA_DIR \\(${dataDir}\\) belongs to a shop that is open: process ${open!.process.pid}, since \\d{4}-[^.]+ \\(India\\)\\. Stop that one first, .* set DATA_DIR to another one\\.\\n$`,
    ),
  );
  expect((await fetch(`${open!.origin}/health`)).status).toBe(200);

  const command = await promisify(execFile)(process.execPath, ["scripts/verify-audit.ts"], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir },
  });
  expect(command.stderr).toBe("");
  expect(postmasters(dataDir)).toHaveLength(1);

  open!.process.kill("SIGKILL");
  await open!.untilEnded();
  const next = await tryStart({ env });
  await next.untilOpen();
  expect(next.said.out, next.said.err).toContain("The shop is open");
  next.process.kill("SIGTERM");
  expect(await next.untilEnded()).toBe(0);
  expect(existsSync(join(dataDir, "held"))).toBe(false);
});

test("of 20 that come at once one gets the folder", async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => holdDataFolder(readConfig({ DATA_DIR: dataDir }))),
  );
  const held = answers.filter((answer) => answer.status === "fulfilled");
  expect(held).toHaveLength(1);
  await held[0]!.value();
  expect(readdirSync(dataDir)).toEqual([]);
});

const GONE: Record<string, Partial<Holder>> = {
  "has ended": { pid: 4_194_303 },
  "had our number before us": { startedAt: "1" },
  "had our number before this machine was restarted": { boot: "another" },
  "had our number in a container that is gone": { pidSpace: "pid:[1]", host: "shop-1" },
  "has the folder that this one was copied from": { folderId: 1 },
};

// All at once: a holder of whom nothing can be told is watched for 4 s.
test("a holder that is gone blocks nobody, whoever has its number now", async () => {
  const folders = Object.entries(GONE).map(([who, change]) => {
    const folder = join(dataDir, who);
    leaveNote(change, folder);
    return folder;
  });
  const torn = join(dataDir, "an empty note, which a full disk or a power cut left");
  writeFileSync(leaveNote({}, torn), "");
  await Promise.all(
    [...folders, torn].map(async (folder) => {
      const release = await holdDataFolder(readConfig({ DATA_DIR: folder }));
      expect(readdirSync(join(folder, "held")), folder).toEqual(["8"]);
      await release();
      expect(readdirSync(folder)).toEqual([]);
    }),
  );
});

test("a shop that lives in another container keeps out shops and commands, whose database server would be a second one", async () => {
  const file = leaveNote({ pidSpace: "pid:[1]", host: "shop-1", since: Date.UTC(2026, 10, 23, 6, 30) });
  let beats = 0;
  const beat = setInterval(() => utimesSync(file, new Date(), new Date(Date.now() + ++beats)), 500);
  onTestFinished(() => clearInterval(beat));
  const config = readConfig({ DATA_DIR: dataDir });
  const who = /process \d+ on shop-1, in another container or on another machine, since 2026-11-23 12:00:00/;
  const log = { info: () => undefined, warn: () => undefined };
  await expect(holdDataFolder(config)).rejects.toThrow(who);
  await expect(openDatabaseServer(config, log)).rejects.toThrow(who);
  expect(readdirSync(dataDir)).toEqual(["held"]);
  await expect(
    holdDataFolder(readConfig({ DATA_DIR: dataDir, DATABASE_URL: "postgres://db.test/shop" })),
  ).rejects.toThrow(who);
});

test("on a database server of the owner's several processes of a shop share the folder", async () => {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: "postgres://db.test/shop" });
  for (const release of [await holdDataFolder(config), await holdDataFolder(config)]) await release();
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a shop that did not move for so long that another has taken its folder ends by itself", async () => {
  const script = `import { holdDataFolder } from "#server/hold-folder.ts"; await holdDataFolder({ dataDir: process.argv[1] }); setTimeout(() => console.log("on"), 20_000); console.log("held");`;
  const shop = spawn(process.execPath, ["--input-type=module", "-e", script, dataDir]);
  let said = "";
  shop.stderr.on("data", (words) => {
    said += words;
  });
  await once(shop.stdout, "data");
  leaveNote({ pidSpace: "pid:[1]" });
  expect(await once(shop, "exit")).toEqual([1, null]);
  expect(said).toContain("Another shop has taken the data folder");
});
