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
import { withdrawQuote } from "#app/services/quotes/create-quote.server.ts";

export type ActRefusal = EnquiryRefusal | "taken" | "empty" | "unknown-quote" | "not-open";
type Done = "take" | "answer" | "note" | "close" | "reopen" | "withdraw";

/** Does what somebody pressed on the screen of an enquiry; undefined when there is no such button. */
export async function actOnEnquiry(
  db: Db,
  { intent, text, quote, ...act }: StaffAct & { intent: string; text: string; quote: string },
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
