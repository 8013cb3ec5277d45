import type { TallyNames } from "#app/domain/books/tally/tally-ledgers.ts";
import type { TallyVoucher } from "#app/domain/books/tally/tally-voucher.ts";
import { tallyXml } from "#app/domain/books/tally/tally-xml.ts";
import { type TallyImport, type TallyPort, TallyUnreached } from "#app/integrations/tally.server.ts";

/** So many in one message: Tally answers each before the next is sent. */
const AT_ONCE = 100;
const TRIES = 3;

export type SentVouchers = TallyImport & {
  /** How many vouchers Tally has answered about. */
  answered: number;
  isReached: boolean;
  /** Tally refused a message as a whole, by one sentence: nothing more was sent. */
  isStopped: boolean;
};

/** Sends vouchers; a message whose answer was lost is sent again, and Tally knows each voucher by its id. */
export async function sendVouchers(
  tally: TallyPort,
  {
    vouchers,
    ...how
  }: { vouchers: readonly TallyVoucher[]; names: TallyNames; company?: string | undefined },
): Promise<SentVouchers> {
  const sum: SentVouchers = {
    ...{ created: 0, altered: 0, ignored: 0, errors: 0, lineErrors: [], answered: 0, isReached: true },
    isStopped: false,
  };
  for (let from = 0; from < vouchers.length; from += AT_ONCE) {
    const part = vouchers.slice(from, from + AT_ONCE);
    const answer = await postPatiently(tally, tallyXml(part, how));
    if (!answer) return { ...sum, isReached: false };
    sum.created += answer.created;
    sum.altered += answer.altered;
    sum.ignored += answer.ignored;
    sum.errors += answer.errors;
    sum.lineErrors.push(...answer.lineErrors);
    sum.answered += part.length;
    if (isRefusedWhole(answer, part.length)) return { ...sum, isStopped: true };
  }
  return sum;
}

/** One sentence for many vouchers and none of them taken: the company is not open, or has another name. */
function isRefusedWhole({ created, altered, ignored, lineErrors }: TallyImport, count: number): boolean {
  return count > 1 && created + altered + ignored === 0 && lineErrors.length === 1;
}

async function postPatiently(tally: TallyPort, xml: string): Promise<TallyImport | undefined> {
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      return await tally.post(xml);
    } catch (error) {
      if (!(error instanceof TallyUnreached)) throw error;
    }
  }
  return undefined;
}
