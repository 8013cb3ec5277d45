import { useEffect, useState } from "react";
import type { CounterState } from "#app/components/admin/orders/counter/counter-state.ts";

/** What the screen answers where the shop could not be reached. */
export type Unreached = { isUnreached: true };

/** The bill that the form begins with: what the server answered last, also while the shop cannot be reached, or a fresh one. */
export function useBillState(
  answer: CounterState | Unreached | undefined,
  billKey: string,
): { state: CounterState; answered: CounterState | undefined; isUnreached: boolean } {
  const isUnreached = answer !== undefined && "isUnreached" in answer;
  const answered = isUnreached ? undefined : answer;
  const [last, setLast] = useState<CounterState>();
  useEffect(() => {
    if (!isUnreached) setLast(answered);
  }, [isUnreached, answered]);
  const fresh = { turn: "", billKey, lines: [], typed: {}, codes: [], errors: {}, openRows: [], brands: [] };
  return { state: (isUnreached ? last : answered) ?? fresh, answered, isUnreached };
}
