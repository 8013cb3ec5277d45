// GST is included in every price and worked back from it (specification, decision 40).
// Within Haryana it is CGST and SGST at half the rate each, elsewhere IGST. 105.00 at 5 % is 100.00 + 2.50 + 2.50.

/** The rates of GST that goods can have, in per cent. */
export const GST_RATES = [0, 5, 12, 18, 28, 40];

export type GstSplit = { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number };

/** Splits a tax-inclusive amount; the parts always sum to the total to the paisa. */
export function splitGst({
  totalPaise,
  gstPercent,
  isIntraState,
}: {
  totalPaise: number;
  gstPercent: number;
  isIntraState: boolean;
}): GstSplit {
  const withTax = 100 + gstPercent;
  if (isIntraState) {
    const half = Math.round((totalPaise * gstPercent) / 2 / withTax);
    return { taxablePaise: totalPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
  }
  const igstPaise = Math.round((totalPaise * gstPercent) / withTax);
  return { taxablePaise: totalPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
}
