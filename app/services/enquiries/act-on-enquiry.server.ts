import type { Db } from "#app/db/client.server.ts";
import type { EnquiryAct } from "#app/domain/enquiries/enquiry-act.ts";
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
import { type CompleteRefusal, completeQuote } from "#app/services/enquiries/quotes/complete-quote.server.ts";
import { withdrawQuote } from "#app/services/enquiries/quotes/create-quote.server.ts";

export type ActRefusal = EnquiryRefusal | CompleteRefusal | "taken" | "empty" | "unknown-quote" | "not-open";
type Done = "take" | "answer" | "note" | "close" | "reopen" | "withdraw" | "complete";

/** Does what somebody pressed on the screen of an enquiry. */
export async function actOnEnquiry(
  db: Db,
  {
    act,
    publicOrigin,
    upiVpa,
    ...by
  }: StaffAct & { act: EnquiryAct; publicOrigin: string; upiVpa: string | undefined },
): Promise<Result<{ done: Done; number: string }, ActRefusal>> {
  switch (act.kind) {
    case "take":
      return done("take", await takeEnquiry(db, by));
    case "take-over":
      return done("take", await takeEnquiry(db, { ...by, isTakeover: true }));
    case "answer":
      return done("answer", await answerEnquiry(db, { ...by, text: act.text }));
    case "note":
      return done("note", await addEnquiryNote(db, { ...by, text: act.text }));
    case "close":
      return done("close", await closeEnquiry(db, by));
    case "reopen":
      return done("reopen", await reopenEnquiry(db, by));
    case "withdraw":
      return done("withdraw", await withdrawQuote(db, { ...by, number: act.quoteNumber }));
    case "complete":
      return done(
        "complete",
        await completeQuote(db, { ...by, number: act.quoteNumber, publicOrigin, upiVpa }),
      );
  }
}

function done<R extends ActRefusal>(
  what: Done,
  acted: Result<{ number: string }, R>,
): Result<{ done: Done; number: string }, R> {
  return acted.ok ? ok({ done: what, number: acted.value.number }) : acted;
}
