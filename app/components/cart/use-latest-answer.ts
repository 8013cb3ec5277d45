import { useState } from "react";
import { type CartAnswer, useCartFetcher } from "#app/components/cart/cart-answer.ts";

/** The newest of both answers: that of the fetcher stays while the page does, `answer` is that of a form that navigates. */
export function useLatestAnswer(answer: CartAnswer | undefined): CartAnswer | undefined {
  const { data } = useCartFetcher();
  const [heard, setHeard] = useState({ data, answer, latest: data ?? answer });
  if (heard.data === data && heard.answer === answer) return heard.latest;
  const latest = heard.answer === answer ? data : answer;
  setHeard({ data, answer, latest });
  return latest;
}
