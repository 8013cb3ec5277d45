import { rmSync } from "node:fs";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { priceChanges } from "#app/db/schema/catalog-changes.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { findImport } from "#app/services/catalog/import/find-import.server.ts";
import { workOnImports } from "#app/services/catalog/import/work-on-imports.server.ts";
import { readUpload, storeUpload } from "#app/services/uploads.server.ts";
import { findPostmaster } from "#server/postgres/postmaster.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { askForPriceImport } from "#tests/support/price-import.ts";
import { report } from "#tests/support/sample-files.ts";
import { startCopiedShop } from "#tests/support/shop-with-copies.ts";
import { untilBackAfter } from "#tests/support/watch-database.ts";

const ROWS = 2_000;
const place = openFolder("copies");
let shop: Awaited<ReturnType<typeof startCopiedShop>>;

beforeAll(async () => {
  shop = await startCopiedShop({ place });
});
afterAll(async () => {
  await shop?.close();
  await shop?.kill();
  rmSync(place, { recursive: true, force: true });
});

function killDatabase(): void {
  process.kill(findPostmaster(shop.home)!, "SIGKILL");
}

test("an import whose database is killed half-way leaves nothing, and is written whole at the next try", async () => {
  const { db, url } = shop;
  const { importId, before } = await askForPriceImport(db, ROWS);

  const applying = workOnImports(db, now).catch((error: Error) => error);
  // Rows of the list are written in the same transaction as the medicines.
  await expect.poll(async () => (await findImport(db, importId))!.checkedCount).toBeGreaterThanOrEqual(500);
  await untilBackAfter(url, killDatabase);
  await applying;
  expect(await db.select().from(products).orderBy(asc(products.id))).toEqual(before);
  expect(await db.$count(priceChanges)).toBe(0);

  await workOnImports(db, now);
  expect(await findImport(db, importId)).toMatchObject({ status: "done" });
  expect(await db.$count(priceChanges, eq(priceChanges.changeSet, `import-${importId}`))).toBe(ROWS);
});

test.each(["before", "after"])(
  "a paper whose database is killed %s its file is written has both or no row",
  async (at) => {
    const { db, url, dataDir } = shop;
    const files = openFileStore(dataDir);
    let back: Promise<void> | undefined;
    async function write(id: string, bytes: Uint8Array): Promise<void> {
      if (at === "before") await untilBackAfter(url, killDatabase);
      await files.write(id, bytes);
      // While its row is written.
      if (at === "after") back = untilBackAfter(url, killDatabase);
    }
    const paper = { purpose: "record", fileName: "report.pdf", bytes: await report() } as const;
    const sent = { ...paper, uploadedBy: undefined, now: new Date() };
    const stored = await storeUpload(db, { ...files, write }, sent).catch(() => undefined);
    await back;
    await expect.poll(() => db.$count(uploads).catch(() => undefined)).toBeDefined();
    const rows = await db.select({ id: uploads.id }).from(uploads);
    if (stored?.ok) expect(rows.map(({ id }) => id)).toContain(stored.value.id);
    for (const { id } of rows)
      expect(await readUpload(db, files, id)).toMatchObject({ bytes: expect.any(Buffer) });

    const again = await storeUpload(db, files, sent);
    expect(again.ok).toBe(true);
  },
);
