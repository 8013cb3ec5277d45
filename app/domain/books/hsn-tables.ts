import { type FileHsn, fileRupees } from "#app/domain/books/gstr1-file.ts";
import { type PaperPart, partsOf, signOf, sumOf } from "#app/domain/books/paper-tables.ts";
import { PACK_UQC } from "#app/domain/books/portal-lists.ts";
import type { BooksPaper } from "#app/domain/books/return-month.ts";

/** Table 12 in its two parts: goods by heading and rate, to registered buyers and to all others, less what came back. */
export function hsnTables(papers: readonly BooksPaper[]): { hsn_b2b: FileHsn[]; hsn_b2c: FileHsn[] } {
  const rows = (isBusiness: boolean) =>
    hsnRows(
      papers
        .filter(({ buyer }) => (buyer.gstin !== undefined) === isBusiness)
        .flatMap((paper) => partsOf(paper).map((part) => ({ ...part, sign: signOf(paper) }))),
    );
  return { hsn_b2b: rows(true), hsn_b2c: rows(false) };
}

function hsnRows(parts: readonly (PaperPart & { sign: number })[]): FileHsn[] {
  const groups = Map.groupBy(parts, ({ hsn, gstPercent }) => `${hsn} ${gstPercent}`);
  return [...groups.values()]
    .sort(([a], [b]) => (a!.hsn < b!.hsn ? -1 : a!.hsn > b!.hsn ? 1 : a!.gstPercent - b!.gstPercent))
    .map((group, index) => {
      const sum = sumOf(group);
      return {
        num: index + 1,
        hsn_sc: group[0]!.hsn,
        uqc: PACK_UQC,
        qty: group.reduce((packs, { sign, quantity }) => packs + sign * quantity, 0),
        rt: group[0]!.gstPercent,
        txval: fileRupees(sum.taxablePaise),
        iamt: fileRupees(sum.igstPaise),
        camt: fileRupees(sum.cgstPaise),
        samt: fileRupees(sum.sgstPaise),
        csamt: 0,
      };
    });
}
