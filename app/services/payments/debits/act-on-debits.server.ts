import type { Db } from "#app/db/client.server.ts";
import type { DebitAct } from "#app/domain/payments/debit-act.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { By } from "#app/services/orders/order-life.server.ts";
import {
  type IssueDebitRefusal,
  issueDebitNote,
  type TakeBackRefusal,
  takeBackDebitNote,
} from "#app/services/payments/debits/issue-debit-note.server.ts";
import {
  type SettleDebitRefusal,
  settleDebitNote,
} from "#app/services/payments/debits/settle-debit-note.server.ts";

export type DebitRefusal = IssueDebitRefusal | TakeBackRefusal | SettleDebitRefusal;
/** What was done: the number of the paper that was made, or the money that moved in paise. */
export type DoneDebit = { done: "made" | "takenBack"; number: string } | { done: "settled"; paise: number };

/** Does with the debit notes of an order what the owner asked for. */
export async function actOnDebits(
  db: Db,
  { act, ...asked }: By & { number: string; act: DebitAct },
): Promise<Result<DoneDebit, DebitRefusal>> {
  switch (act.kind) {
    case "debit-note": {
      const made = await issueDebitNote(db, { ...asked, ...act });
      return made.ok ? ok({ done: "made", number: made.value.number }) : made;
    }
    case "take-back-debit": {
      const back = await takeBackDebitNote(db, { ...asked, noteId: act.note });
      return back.ok ? ok({ done: "takenBack", number: back.value.number }) : back;
    }
    case "settle-debit": {
      const settled = await settleDebitNote(db, { ...asked, settled: act });
      return settled.ok ? ok({ done: "settled", paise: settled.value.duePaise }) : settled;
    }
  }
}
