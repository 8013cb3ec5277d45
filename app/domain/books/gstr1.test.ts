import fc from "fast-check";
import { expect, test } from "vitest";
import { gstr1Of } from "#app/domain/books/gstr1.ts";
import type { FileItem, Gstr1File, TaxAmounts } from "#app/domain/books/gstr1-file.ts";
import { type Gstr3b, gstr3bOf } from "#app/domain/books/gstr3b.ts";
import { preflight } from "#app/domain/books/preflight.ts";
import { anyMonth, MONTH, OWN_GSTIN, papersOfMonth } from "#tests/support/random-month.ts";
import { reckon } from "#tests/support/recompute-return.ts";
import { runs } from "#tests/support/runs.ts";

const monthOf = (papers: ReturnType<typeof papersOfMonth>) => ({
  ...{ month: MONTH, today: "2026-11-05", gstin: OWN_GSTIN, hsnDigits: 4 as const },
  papers,
});

test("every figure of GSTR-1 and 3B is that of a second reckoning from the sales, over 1,000 random months", () => {
  let [figures, large, notes, debits] = [0, 0, 0, 0];
  fc.assert(
    fc.property(anyMonth, (sales) => {
      const month = monthOf(papersOfMonth(sales));
      const file = gstr1Of(month);
      const said = cellsOf(file, gstr3bOf(month));
      expect(said).toEqual(reckon(sales));
      figures += Object.keys(said).length;
      large += file.b2cl?.length ?? 0;
      notes += file.cdnur?.length ?? 0;
      debits += month.papers.filter(({ kind }) => kind === "debit-note").length;
      const found = preflight(month, file).filter(({ level }) => level === "mend");
      expect(found).toEqual([]);
    }),
    { numRuns: runs(1000) },
  );
  expect(figures).toBeGreaterThan(runs(20_000));
  expect(large).toBeGreaterThan(runs(50));
  expect(notes).toBeGreaterThan(runs(10));
  expect(debits).toBeGreaterThan(runs(1000));
}, 120_000);

test("papers are counted by series, from the first to the last", () => {
  fc.assert(
    fc.property(anyMonth, (sales) => {
      const papers = papersOfMonth(sales);
      const documents = gstr1Of(monthOf(papers)).doc_issue?.doc_det.flatMap(({ docs }) => docs) ?? [];
      expect(documents.reduce((sum, { net_issue }) => sum + net_issue, 0)).toBe(papers.length);
      expect(documents.every(({ cancel, totnum, net_issue }) => cancel === 0 && totnum === net_issue)).toBe(
        true,
      );
      const named = papers.map(({ number }) => number);
      for (const { from, to } of documents) expect(named).toEqual(expect.arrayContaining([from, to]));
    }),
  );
});

/** All figures of file and summary by the names that the second reckoning gives them. */
function cellsOf(file: Gstr1File, summary: Gstr3b): Record<string, string> {
  const cells = new Map<string, number>();
  const add = (cell: string, rupees: number) =>
    cells.set(cell, (cells.get(cell) ?? 0) + Math.round(rupees * 100));
  const addTax = (cell: string, row: TaxAmounts) => {
    for (const key of ["txval", "camt", "samt", "iamt"] as const) add(`${cell} ${key}`, row[key] ?? 0);
  };
  const addItems = (cell: string, papers: { itms: FileItem[] }[]) => {
    for (const { itms } of papers) for (const { itm_det } of itms) addTax(`${cell} ${itm_det.rt}`, itm_det);
  };
  for (const { ctin, inv } of file.b2b ?? [])
    for (const each of inv) addItems(`invoice b2b ${ctin} ${each.pos}`, [each]);
  for (const { ctin, nt } of file.cdnr ?? [])
    for (const each of nt) addItems(`note${each.ntty} b2b ${ctin} ${each.pos}`, [each]);
  for (const { pos, inv } of file.b2cl ?? []) addItems(`invoice b2cl ${pos}`, inv);
  for (const each of file.cdnur ?? []) addItems(`note${each.ntty} b2cl ${each.pos}`, [each]);
  for (const row of file.b2cs ?? []) addTax(`b2cs ${row.pos} ${row.rt}`, row);
  for (const row of file.nil?.inv ?? []) add(`nil ${row.sply_ty}`, row.nil_amt + row.expt_amt);
  for (const half of ["hsn_b2b", "hsn_b2c"] as const)
    for (const row of file.hsn?.[half] ?? []) {
      addTax(`${half} ${row.hsn_sc} ${row.rt}`, row);
      add(`${half} ${row.hsn_sc} ${row.rt} qty`, row.qty);
    }
  const { taxed, untaxedPaise, interState } = summary;
  addTax("3.1a", {
    txval: taxed.taxablePaise / 100,
    camt: taxed.cgstPaise / 100,
    samt: taxed.sgstPaise / 100,
    iamt: taxed.igstPaise / 100,
    csamt: 0,
  });
  add("3.1c", untaxedPaise / 100);
  for (const { placeOfSupply, taxablePaise, igstPaise } of interState) {
    add(`3.2 ${placeOfSupply} txval`, taxablePaise / 100);
    add(`3.2 ${placeOfSupply} iamt`, igstPaise / 100);
  }
  return Object.fromEntries(
    [...cells].filter(([, paise]) => paise !== 0).map(([cell, paise]) => [cell, (paise / 100).toFixed(2)]),
  );
}
