import type { Db } from "#app/db/client.server.ts";
import { ok, type Result } from "#app/domain/result.ts";
import {
  addEnquiryNote,
  answerEnquiry,
  closeEnquiry,
  type EnquiryRefusal,
  reopenEnquiry,
  type StaffAct,
  takeEnquiry,
} from "#app/services/enquiries/change-enquiry.server.ts";
import { type CompleteRefusal, completeQuote } from "#app/services/quotes/complete-quote.server.ts";
import { withdrawQuote } from "#app/services/quotes/create-quote.server.ts";

export type ActRefusal = EnquiryRefusal | CompleteRefusal | "taken" | "empty" | "unknown-quote" | "not-open";
type Done = "take" | "answer" | "note" | "close" | "reopen" | "withdraw" | "complete";

/** Does what somebody pressed on the screen of an enquiry; undefined when there is no such button. */
export async function actOnEnquiry(
  db: Db,
  {
    intent,
    text,
    quote,
    publicOrigin,
    upiVpa,
    ...act
  }: StaffAct & {
    intent: string;
    text: string;
    quote: string;
    publicOrigin: string;
    upiVpa: string | undefined;
  },
): Promise<Result<{ done: Done; number: string }, ActRefusal> | undefined> {
  switch (intent) {
    case "take":
      return done("take", await takeEnquiry(db, act));
    case "take-over":
      return done("take", await takeEnquiry(db, { ...act, isTakeover: true }));
    case "answer":
      return done("answer", await answerEnquiry(db, { ...act, text }));
    case "note":
      return done("note", await addEnquiryNote(db, { ...act, text }));
    case "close":
      return done("close", await closeEnquiry(db, act));
    case "reopen":
      return done("reopen", await reopenEnquiry(db, act));
    case "withdraw":
      return done("withdraw", await withdrawQuote(db, { ...act, number: quote }));
    case "complete":
      return done("complete", await completeQuote(db, { ...act, number: quote, publicOrigin, upiVpa }));
    default:
      return undefined;
  }
}

function done<R extends ActRefusal>(
  what: Done,
  acted: Result<{ number: string }, R>,
): Result<{ done: Done; number: string }, R> {
  return acted.ok ? ok({ done: what, number: acted.value.number }) : acted;
}
