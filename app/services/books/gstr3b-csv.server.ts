import { stringify } from "csv-stringify/sync";
import { officeBooksText } from "#app/content/messages/books/office-books.ts";
import type { Gstr3b } from "#app/domain/books/gstr3b.ts";

/** The sheet of GSTR-3B's sales for a spreadsheet, in rupees with a point. */
export function gstr3bCsv({ taxed, untaxedPaise, nonGstPaise, interState }: Gstr3b): string {
  const words = officeBooksText;
  const { row, place, taxable, igst, cgst, sgst, cess, interStateRow } = words.csv;
  const nothing = { igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
  const rows = [
    { name: words.taxed, place: "", ...taxed },
    { name: words.untaxed, place: "", ...nothing, taxablePaise: untaxedPaise },
    { name: words.nonGst, place: "", ...nothing, taxablePaise: nonGstPaise },
    ...interState.map(({ placeOfSupply, ...sums }) => ({
      name: interStateRow,
      place: placeOfSupply,
      ...nothing,
      ...sums,
    })),
  ];
  const cells = rows.map(({ name, place, taxablePaise, igstPaise, cgstPaise, sgstPaise }) => [
    name,
    place,
    ...[taxablePaise, igstPaise, cgstPaise, sgstPaise, 0].map((paise) => (paise / 100).toFixed(2)),
  ]);
  return stringify([[row, place, taxable, igst, cgst, sgst, cess], ...cells], {
    bom: true,
    record_delimiter: "windows",
  });
}
