import type { Gstr1File } from "#app/domain/books/gstr1-file.ts";
import { DELHI, type PlantedError } from "#tests/support/good-month.ts";

const small = (file: Gstr1File) => file.b2cs![0]!;
const large = (file: Gstr1File) => file.b2cl![0]!.inv[0]!;
const firm = (file: Gstr1File) => file.b2b![0]!.inv[0]!;
const heading = (file: Gstr1File) => file.hsn!.hsn_b2c[0]!;
const series = (file: Gstr1File) => file.doc_issue!.doc_det[0]!.docs[0]!;

/** Errors in the file itself, each with the rule that must name it. */
export const PLANTED_FILES: PlantedError[] = [
  [
    "a period with its year first",
    "file-period",
    {
      file: (file) => {
        file.fp = "202610";
      },
    },
  ],
  [
    "a period of another month",
    "file-period",
    {
      file: (file) => {
        file.fp = "122026";
      },
    },
  ],
  [
    "a file of another shop",
    "file-own-gstin",
    {
      file: (file) => {
        file.gstin = DELHI;
      },
    },
  ],
  [
    "a receiver with a wrong GSTIN",
    "file-receiver-gstin",
    {
      file: (file) => {
        file.b2b![0]!.ctin = "07AAHCM7310Q1Z0";
      },
    },
  ],
  [
    "a date with its year first",
    "file-date",
    {
      file: (file) => {
        firm(file).idt = "2026-10-05";
      },
    },
  ],
  [
    "a place that is no state in table 7",
    "file-place",
    {
      file: (file) => {
        small(file).pos = "6";
      },
    },
  ],
  [
    "a rate of the file that is none",
    "file-rate",
    {
      file: (file) => {
        firm(file).itms[0]!.itm_det.rt = 5.5;
      },
    },
  ],
  [
    "three decimals",
    "file-decimals",
    {
      file: (file) => {
        small(file).txval = 10.005;
      },
    },
  ],
  [
    "an invoice that was left out",
    "file-paper-missing",
    {
      file: (file) => {
        file.b2b!.pop();
      },
    },
  ],
  [
    "an invoice in two tables",
    "file-paper-double",
    {
      file: (file) => {
        file.b2cl![0]!.inv.push(firm(file));
      },
    },
  ],
  [
    "items above the value of the invoice",
    "file-items-above-value",
    {
      file: (file) => {
        firm(file).val = 1;
      },
    },
  ],
  [
    "a small bill among the large ones",
    "file-large-not-large",
    {
      file: (file) => {
        large(file).val = 100_000;
      },
    },
  ],
  [
    "a bill of Haryana among those of other states",
    "file-large-within-state",
    {
      file: (file) => {
        file.b2cl![0]!.pos = "06";
      },
    },
  ],
  [
    "sales of Haryana as of another state",
    "file-small-type",
    {
      file: (file) => {
        small(file).sply_ty = "INTER";
      },
    },
  ],
  [
    "a place and rate twice in table 7",
    "file-small-double",
    {
      file: (file) => {
        file.b2cs!.push(small(file));
      },
    },
  ],
  [
    "more back than sold in table 7",
    "file-small-below-zero",
    {
      file: (file) => {
        small(file).txval *= -1;
      },
    },
  ],
  [
    "no unit",
    "hsn-without-unit",
    {
      file: (file) => {
        heading(file).uqc = "";
      },
    },
  ],
  [
    "a unit that is none",
    "hsn-without-unit",
    {
      file: (file) => {
        heading(file).uqc = "PACK";
      },
    },
  ],
  [
    "a heading twice",
    "hsn-double",
    {
      file: (file) => {
        file.hsn!.hsn_b2c.push(heading(file));
      },
    },
  ],
  [
    "fewer packs than none",
    "hsn-below-zero",
    {
      file: (file) => {
        heading(file).qty = -1;
      },
    },
  ],
  [
    "table 12 without a business's goods",
    "hsn-not-b2b",
    {
      file: (file) => {
        file.hsn!.hsn_b2b.pop();
      },
    },
  ],
  [
    "a total of consumers that is not that of table 12",
    "hsn-not-b2c",
    {
      file: (file) => {
        heading(file).txval += 1;
      },
    },
  ],
  [
    "tax of table 12 that is not that of the bills",
    "hsn-not-b2c",
    {
      file: (file) => {
        heading(file).camt += 1;
      },
    },
  ],
  [
    "no table 13",
    "documents-missing",
    {
      file: (file) => {
        delete file.doc_issue;
      },
    },
  ],
  [
    "a net that is not total less cancelled",
    "documents-net",
    {
      file: (file) => {
        series(file).cancel = 1;
      },
    },
  ],
  [
    "fewer documents than papers",
    "documents-not-counted",
    {
      file: (file) => {
        series(file).totnum -= 1;
        series(file).net_issue -= 1;
      },
    },
  ],
];
