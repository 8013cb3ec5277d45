import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { readPastedLine } from "#app/domain/catalog/pasted-list.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { readWantedRows } from "#app/services/enquiries/choose-products.server.ts";
import { findForCounter } from "#app/services/office/find-for-counter.server.ts";
import { addRows } from "#app/services/office/write-bill.server.ts";
import { openSearchedShop, type SearchedShop } from "#tests/support/searched-shop.ts";

const today = "2026-11-21";
let shop: SearchedShop;
let names: string[];
let vocabulary: Vocabulary;
beforeAll(async () => {
  shop = await openSearchedShop();
  ({ vocabulary } = shop);
  const rows = await shop.db.selectDistinct({ name: products.name }).from(products);
  names = rows.map(({ name }) => name);
});
afterAll(() => shop.drop());

const read = (pasted: string, brand?: string) =>
  readWantedRows(shop.db, { rows: [], pasted, vocabulary, today, ...(brand && { brand }) });

test("for every remedy of the catalogue and usual potencies, packs said first, last, with a sign or in words are the same", () => {
  const potencies = ["30", "200", "30 CH", "200C", "1M", "10M", "CM", "6X", "12X", "LM 1", "0/3", "Q"];
  const spoken: [number, string][] = [
    [1, "ek"],
    [2, "do"],
    [3, "teen"],
    [4, "char"],
    [5, "paanch"],
    [6, "chhe"],
    [7, "saat"],
    [8, "aath"],
    [9, "nau"],
    [10, "das"],
    [20, "bees"],
    [2, "दो"],
    [5, "पाँच"],
  ];
  const ways = (line: string, count: number, word: string) => [
    `${count} ${line}`,
    `${count} x ${line}`,
    `${line} - ${count}`,
    `${line} x ${count}`,
    `${line} × ${count}`,
    `${line}, ${count}`,
    `${line} (${count})`,
    `${line} ${count} bottles`,
    `${count} bottles of ${line}`,
    `${count} shishi ${line}`,
    `${word} shishi ${line}`,
    `${word} ${line}`,
    `${line} ${word} packet`,
    `${line} ${word} dabba de do`,
    `bhaiya ${line} ${word} शीशी`,
  ];
  for (const name of names) {
    const bare = readPastedLine(name);
    expect([name, bare.quantity, bare.other]).toEqual([name, 1, undefined]);
  }
  const cases = fc.tuple(
    fc.constantFrom(...names.filter((name) => !/\d/.test(name))),
    fc.constantFrom(...potencies),
    fc.constantFrom(...spoken),
  );
  fc.assert(
    fc.property(cases, ([name, potency, [count, word]]) => {
      const line = `${name} ${potency}`;
      const { words, potency: read } = readPastedLine(line);
      for (const way of ways(line, count, word))
        expect([way, readPastedLine(way)]).toEqual([
          way,
          expect.objectContaining({ words, potency: read, quantity: count }),
        ]);
    }),
    { numRuns: 400 },
  );
});

test("a list as customers write it sends as many packs as it says", async () => {
  const rows = await read("2 nux vom 200 sbl\n5 sbl belladonna 200\ndo shishi sbl arnica 30\nr41 - 3");
  expect(rows.map(({ quantity, product }) => [quantity, product?.label])).toEqual([
    [2, "Nux Vomica 200 CH, 30 ml, SBL"],
    [5, "Belladonna 200 CH, 30 ml, SBL"],
    [2, "Arnica Montana 30 CH, 30 ml, SBL"],
    [3, expect.stringMatching(/^R41 /)],
  ]);
  const counter = await addRows(shop.db, { lines: [], pasted: "2 nux vom 200 sbl", vocabulary, today });
  expect(counter.lines).toEqual([{ productId: rows[0]!.product!.id, quantity: 2 }]);
  expect(await findForCounter(shop.db, { typed: "2 nux vom 200 sbl", vocabulary, today })).toMatchObject({
    quantity: 2,
  });
});

test("a line that fits several products chooses none of them, and the counter's order is everybody's", async () => {
  const [row] = await read("arnica 30 - 2");
  const { products: found } = await findForCounter(shop.db, { typed: "arnica 30", vocabulary, today });
  expect(row).toMatchObject({ product: undefined, quantity: 2, text: "arnica 30" });
  const offered = row!.candidates.map(({ id }) => id).slice(0, found.length);
  expect(offered).toEqual(found.map(({ productId }) => productId).slice(0, offered.length));
  expect(row!.candidates[0]!.label).toBe("Arnica Montana 30 CH, 30 ml, SBL");
});

test("a number that may be potency or packs is asked about at the bulk form and at the counter", async () => {
  const [row] = await read("30 arnica");
  expect(row).toMatchObject({ product: undefined, found: "several", quantity: 1, maybeQuantity: 30 });
  const typed = await findForCounter(shop.db, { typed: "30 arnica", vocabulary, today });
  expect(typed).toMatchObject({ quantity: 1, isDoubtful: true });
});

test("packs in a typed row count where its field still says 1; two different numbers are asked about", async () => {
  const rows = [
    { text: "2 nux vom 200 sbl", quantity: "1" },
    { text: "2 nux vom 200 sbl", quantity: "5" },
    { text: "Nux Vomica 200 CH, 30 ml, SBL", quantity: "7" },
  ];
  const wanted = await readWantedRows(shop.db, { rows, pasted: "", vocabulary, today });
  expect(wanted.map(({ quantity, maybeQuantity, found }) => [quantity, maybeQuantity, found])).toEqual([
    [2, undefined, "one"],
    [5, 2, "several"],
    [7, undefined, "one"],
  ]);
});

test("one brand for all lines takes it where it is made, and names the lines where it is not", async () => {
  const pasted = "arnica 30 - 2\nnux vom 200 - 3\nr41 - 1";
  const rows = await read(pasted, "SBL");
  expect(rows.map((row) => [row.product?.brandName, row.quantity, row.isOfOtherBrand])).toEqual([
    ["SBL", 2, false],
    ["SBL", 3, false],
    ["Dr. Reckeweg", 1, true],
  ]);
  const chosen = rows.map(({ text, quantity }) => ({ text, quantity: String(quantity) }));
  const changed = await readWantedRows(shop.db, {
    rows: chosen,
    pasted: "",
    brand: "Dr. Reckeweg",
    vocabulary,
    today,
  });
  expect(changed.map(({ product }) => product?.brandName)).toEqual(Array(3).fill("Dr. Reckeweg"));
  const bill = await addRows(shop.db, { lines: [], pasted, brand: "SBL", vocabulary, today });
  expect([bill.lines.map(({ quantity }) => quantity), bill.missing?.texts.length]).toEqual([[2, 3], 1]);
});
