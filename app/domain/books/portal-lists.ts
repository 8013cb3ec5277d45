// Lists of the portal that a file is checked against. Where each is from: docs/decisions/060-gst-returns.md.

/** Rates that tables of the return take. */
export const PORTAL_RATES: ReadonlySet<number> = new Set([
  0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40,
]);

/** Rates that ended for goods with 22 September 2025 (Notification 9/2025), but for tobacco. */
export const ENDED_RATES: ReadonlySet<number> = new Set([12, 28]);
export const RATES_CHANGED_ON = "2025-09-22";
/** What homoeopathic and bio-chemic medicines cost since then. */
export const MEDICINE_RATE = 5;

/** Codes of quantity; the shop counts packs, which are numbers. */
export const UQC: ReadonlySet<string> = new Set(
  "BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME LTR MLT MTR MTS NOS OTH PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS NA".split(
    " ",
  ),
);
export const PACK_UQC = "NOS";

/** A consumer of another state is named by invoice above this value (Notification 12/2024, since August 2024). */
export const B2CL_ABOVE_PAISE = 1_00_000_00;
/** An unregistered buyer is named on the paper from this value on (Rule 46(e)). */
export const NAMED_FROM_PAISE = 50_000_00;
/** Table 12 is in two parts, and takes headings of the list only, since this month. */
export const LAYOUT_SINCE = "2025-05";
