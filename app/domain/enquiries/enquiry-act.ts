// What somebody of the shop does with one enquiry, read from the form that asks for it.

import { type TypedQuote, typedQuote } from "#app/domain/enquiries/quote-form.ts";
import { fieldText } from "#app/domain/form/form-text.ts";

export type EnquiryAct =
  | { kind: "take" | "take-over" | "close" | "reopen" }
  | { kind: "answer" | "note"; text: string }
  | { kind: "withdraw" | "complete"; quoteNumber: string };
export type QuoteWriting = { kind: "quote" | "add-product"; quote: TypedQuote };

const LONGEST_TEXT = 4000;

/** What a form asks for; undefined when there is no such button. */
export function readEnquiryAct(form: FormData): EnquiryAct | QuoteWriting | undefined {
  const kind = fieldText(form, "intent");
  switch (kind) {
    case "take":
    case "take-over":
    case "close":
    case "reopen":
      return { kind };
    case "answer":
    case "note":
      return { kind, text: fieldText(form, "text").slice(0, LONGEST_TEXT) };
    case "withdraw":
    case "complete":
      return { kind, quoteNumber: fieldText(form, "quote") };
    case "quote":
    case "add-product":
      return { kind, quote: typedQuote(form) };
    default:
      return undefined;
  }
}
