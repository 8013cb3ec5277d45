import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openFolderStore } from "#server/backup/store.ts";

const DAY_MS = 86_400_000;

test("what was left half-written is removed by its age, what is being written never, however far a clock has jumped", async () => {
  const folder = mkdtempSync(join(tmpdir(), "materia-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = openFolderStore(folder);
  const left = join(folder, "left.0a1b2c3d.part");
  writeFileSync(left, "half");
  // By the disk's clock, which may be another one.
  await store.removeUnfinished(statSync(left).mtimeMs - DAY_MS);
  expect(readdirSync(folder)).toEqual(["left.0a1b2c3d.part"]);
  async function* piecesWithAJump() {
    yield Buffer.from("one ");
    await openFolderStore(folder).removeUnfinished(Date.now() + 365 * DAY_MS);
    yield Buffer.from("two");
  }
  expect(await store.put("whole", piecesWithAJump())).toBe(7);
  expect(readdirSync(folder)).toEqual(["whole"]);
});

test("a folder that goes while copies are listed takes none of the others out of the list", async () => {
  const folder = mkdtempSync(join(tmpdir(), "materia-listed-"));
  const store = openFolderStore(folder);
  const bytes = async function* () {
    yield Buffer.from("x");
  };
  await store.put("line-0001/0/stays", bytes());
  let isOver = false;
  const coming = (async () => {
    while (!isOver) {
      await store.put("line-0001/1/goes", bytes());
      await store.remove("line-0001/1/goes");
    }
  })();
  const lists = [];
  for (let round = 0; round < 2_000; round++) lists.push(await store.list("line-"));
  isOver = true;
  await coming;
  rmSync(folder, { recursive: true, force: true });
  expect(lists.filter((names) => !names.includes("line-0001/0/stays"))).toEqual([]);
});
