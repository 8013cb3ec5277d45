import { type SyntheticEvent, useState } from "react";
import type { CheckoutErrors } from "#app/components/orders/checkout/checkout-view.ts";

const FOLLOW_PINCODE = { town: undefined, state: undefined };

/** The errors of the last answer that nobody has begun to mend; what is mended is checked again on sending. */
export function useStandingErrors(answered: CheckoutErrors | undefined) {
  const [mending, setMending] = useState<{ answered?: CheckoutErrors; mended: CheckoutErrors }>({
    mended: {},
  });
  const mended = mending.answered === answered ? mending.mended : {};

  function hearChange({ target }: SyntheticEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement;
    const follow = name === "pincode" ? FOLLOW_PINCODE : {};
    setMending({ answered, mended: { ...mended, ...follow, [name]: undefined } });
  }

  return { errors: { ...answered, ...mended }, hearChange };
}
