import { against, at, type PlantedError } from "#tests/support/good-month.ts";
import { gstinOf, OWN_GSTIN } from "#tests/support/random-month.ts";

/** Errors in a month's papers, each with the rule that must name it. */
export const PLANTED_PAPERS: PlantedError[] = [
  ["no own GSTIN", "own-gstin-missing", { month: () => ({ gstin: undefined }) }],
  [
    "an own GSTIN with a wrong check digit",
    "own-gstin-wrong",
    { month: () => ({ gstin: `${OWN_GSTIN.slice(0, 14)}${OWN_GSTIN.endsWith("A") ? "B" : "A"}` }) },
  ],
  ["an own GSTIN in small letters", "own-gstin-wrong", { month: () => ({ gstin: OWN_GSTIN.toLowerCase() }) }],
  ["a month to come", "month-in-future", { month: () => ({ today: "2026-09-30" }) }],
  ["a month that runs", "month-not-over", { month: () => ({ today: "2026-10-25" }) }],
  ["a month of the old layout", "month-of-old-layout", { month: () => ({ month: "2025-04" }) }],
  ["a month without papers", "month-without-papers", { month: () => ({ papers: [] }) }],
  ["no number", "number-missing", { paper: () => ({ number: "" }) }],
  ["a number of 17 characters", "number-too-long", { paper: () => ({ number: "W/26-27/000000001" }) }],
  ["a number with a space", "number-signs", { paper: () => ({ number: "W/26-27 00001" }) }],
  ["a number in Devanagari digits", "number-signs", { paper: () => ({ number: "W/26-27/०००१" }) }],
  [
    "a number that begins with a stroke",
    "number-begins-wrong",
    { paper: () => ({ number: "/26-27/00001" }) },
  ],
  ["a number of last year", "number-of-another-year", { paper: () => ({ number: "W/25-26/00001" }) }],
  ["a day that is none", "date-not-a-day", { paper: () => ({ issuedOn: "2026-10-32" }) }],
  ["a day of the month before", "date-outside-month", { paper: () => ({ issuedOn: "2026-09-30" }) }],
  ["a day of the month after", "date-outside-month", { paper: () => ({ issuedOn: "2026-11-01" }) }],
  ["a day after today", "date-in-future", { paper: () => ({ issuedOn: "2026-11-06" }) }],
  [
    "a paper from before the registration",
    "seller-not-registered",
    { paper: ({ seller }) => ({ seller: { ...seller, gstin: undefined } }) },
  ],
  [
    "another own GSTIN on the paper",
    "seller-of-another-gstin",
    { paper: ({ seller }) => ({ seller: { ...seller, gstin: gstinOf("06", "ZZZZZ9999Z") } }) },
  ],
  [
    "a GSTIN of another state than the shop's",
    "seller-in-another-state",
    { paper: ({ seller }) => ({ seller: { ...seller, gstin: gstinOf("07", "ABCDE1234F") } }) },
  ],
  [
    "a buyer's GSTIN with a wrong check digit",
    "buyer-gstin-wrong",
    { at: at("business"), paper: ({ buyer }) => ({ buyer: { ...buyer, gstin: "07AAHCM7310Q1Z0" } }) },
  ],
  [
    "a buyer's GSTIN that is a PAN",
    "buyer-gstin-wrong",
    { at: at("business"), paper: ({ buyer }) => ({ buyer: { ...buyer, gstin: "AAHCM7310Q" } }) },
  ],
  [
    "the shop as its own buyer",
    "buyer-is-seller",
    { paper: ({ buyer }) => ({ buyer: { ...buyer, gstin: OWN_GSTIN } }) },
  ],
  [
    "a large bill without an address",
    "buyer-not-named",
    { at: at("large"), paper: () => ({ buyer: { name: "Asha" } }) },
  ],
  ["a state that is none", "place-not-a-state", { paper: () => ({ placeOfSupply: "40" }) }],
  ["a state that was joined to another", "place-not-a-state", { paper: () => ({ placeOfSupply: "25" }) }],
  [
    "delivered to Delhi, taxed as Haryana",
    "place-not-the-address",
    { paper: ({ buyer }) => ({ buyer: { ...buyer, state: { code: "07", name: "Delhi" } } }) },
  ],
  [
    "a business of another state",
    "business-of-another-state",
    {
      at: at("business"),
      paper: ({ buyer }) => ({ buyer: { ...buyer, gstin: gstinOf("27", "AAAPL1234C") } }),
    },
  ],
  ["a paper without lines", "paper-without-lines", { paper: () => ({ lines: [], delivery: null }) }],
  ["a paper of no value", "paper-without-value", { paper: () => ({ totalPaise: 0 }) }],
  ["a total below zero", "paper-below-zero", { paper: ({ totalPaise }) => ({ totalPaise: -totalPaise }) }],
  [
    "a sum that is not of the lines",
    "sums-not-of-lines",
    { paper: ({ taxablePaise }) => ({ taxablePaise: taxablePaise + 100 }) },
  ],
  [
    "a total that is not of the sums",
    "total-not-of-sums",
    { paper: ({ totalPaise }) => ({ totalPaise: totalPaise + 100 }) },
  ],
  ["a rounding of a rupee", "rounding-too-large", { paper: () => ({ roundingPaise: 100 }) }],
  ["a bill of supply with tax", "bill-of-supply-with-tax", { paper: () => ({ kind: "bill-of-supply" }) }],
  ["no heading", "hsn-missing", { line: () => ({ hsn: "" }) }],
  ["a heading with letters", "hsn-not-digits", { line: () => ({ hsn: "3004901A" }) }],
  ["a heading of five digits", "hsn-length", { line: () => ({ hsn: "30049" }) }],
  ["a heading of two digits", "hsn-length", { line: () => ({ hsn: "30" }) }],
  [
    "four digits above five crore",
    "hsn-too-short",
    { month: () => ({ hsnDigits: 6 }), line: () => ({ hsn: "3004" }) },
  ],
  ["a service for goods", "hsn-is-a-service", { line: () => ({ hsn: "999312" }) }],
  ["a heading that is not in the list", "hsn-not-in-list", { line: () => ({ hsn: "30049019" }) }],
  ["a rate of 15 %", "rate-not-in-list", { line: () => ({ gstPercent: 15 }) }],
  ["a rate of 12 % after September 2025", "rate-that-ended", { line: () => ({ gstPercent: 12 }) }],
  ["a rate of 28 % after September 2025", "rate-that-ended", { line: () => ({ gstPercent: 28 }) }],
  ["a homoeopathic medicine at 18 %", "rate-of-medicine", { line: () => ({ gstPercent: 18 }) }],
  ["IGST and CGST both", "both-taxes", { line: () => ({ igstPaise: 500 }) }],
  [
    "IGST within Haryana",
    "igst-within-state",
    {
      line: ({ cgstPaise, sgstPaise }) => ({ igstPaise: cgstPaise + sgstPaise, cgstPaise: 0, sgstPaise: 0 }),
    },
  ],
  [
    "CGST to Delhi",
    "cgst-across-states",
    {
      at: at("large"),
      line: ({ igstPaise }) => ({ igstPaise: 0, cgstPaise: igstPaise / 2, sgstPaise: igstPaise / 2 }),
    },
  ],
  [
    "CGST that is not SGST",
    "cgst-not-sgst",
    { line: ({ cgstPaise, sgstPaise }) => ({ cgstPaise: cgstPaise + 1, sgstPaise: sgstPaise - 1 }) },
  ],
  [
    "a tax that is not of the rate",
    "tax-not-of-rate",
    { line: ({ cgstPaise, sgstPaise }) => ({ cgstPaise: cgstPaise + 10, sgstPaise: sgstPaise + 10 }) },
  ],
  ["a rate without its tax", "tax-not-of-rate", { line: () => ({ cgstPaise: 0, sgstPaise: 0 }) }],
  [
    "a line that is not its parts",
    "line-not-of-parts",
    { line: ({ totalPaise }) => ({ totalPaise: totalPaise + 1 }) },
  ],
  ["a line below zero", "line-below-zero", { line: ({ taxablePaise }) => ({ taxablePaise: -taxablePaise }) }],
  ["half a paisa", "paise-not-whole", { line: ({ taxablePaise }) => ({ taxablePaise: taxablePaise + 0.5 }) }],
  ["no packs", "packs-not-counted", { line: () => ({ quantity: 0 }) }],
  ["half a pack", "packs-not-counted", { line: () => ({ quantity: 1.5 }) }],
  [
    "a credit note of nothing",
    "note-without-invoice",
    { at: at("note"), paper: () => ({ against: undefined }) },
  ],
  ["an invoice against an invoice", "invoice-that-credits", { paper: () => ({ against }) }],
  [
    "a debit note about a debit note",
    "debit-of-a-debit",
    { at: at("note"), paper: () => ({ kind: "debit-note", against: { ...against, behind: against } }) },
  ],
  [
    "a credit note before its invoice",
    "note-before-invoice",
    { at: at("note"), paper: () => ({ against: { ...against, issuedOn: "2026-10-21" } }) },
  ],
  [
    "a credit note above its invoice",
    "note-above-invoice",
    { at: at("note"), paper: () => ({ against: { ...against, totalPaise: 100 } }) },
  ],
  [
    "credit notes above their invoice together",
    "note-above-invoice",
    { at: at("note"), paper: () => ({ against: { ...against, creditedPaise: against.totalPaise + 1 } }) },
  ],
  [
    "a credit note for another buyer",
    "note-of-another-buyer",
    { at: at("note"), paper: () => ({ against: { ...against, buyerGstin: undefined } }) },
  ],
  [
    "a credit note for another state",
    "note-of-another-place",
    { at: at("note"), paper: () => ({ against: { ...against, placeOfSupply: "06" } }) },
  ],
  [
    "a credit note after two years",
    "note-too-late",
    { at: at("note"), paper: () => ({ against: { ...against, issuedOn: "2025-03-31" } }) },
  ],
  [
    "a credit note for a bill of March",
    "note-of-earlier-year",
    { at: at("note"), paper: () => ({ against: { ...against, issuedOn: "2026-03-31" } }) },
  ],
  [
    "a gap in the numbers",
    "series-gap",
    { month: ({ papers }) => ({ papers: papers.filter(({ number }) => number !== "W/26-27/00002") }) },
  ],
  ["a number twice", "series-double", { month: ({ papers }) => ({ papers: [...papers, papers[0]!] }) }],
  [
    "a number again in small letters",
    "series-double",
    {
      month: ({ papers }) => ({
        papers: [...papers, { ...papers[0]!, number: papers[0]!.number.toLowerCase() }],
      }),
    },
  ],
  ["a later number on an earlier day", "series-out-of-order", { paper: () => ({ issuedOn: "2026-10-29" }) }],
  [
    "a credit note among the invoices",
    "series-mixed",
    { at: at("note"), paper: () => ({ number: "W/26-27/00005" }) },
  ],
];
