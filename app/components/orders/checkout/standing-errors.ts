import { type SyntheticEvent, useEffect, useState } from "react";
import type { CheckoutErrors } from "#app/components/orders/checkout/checkout-view.ts";

type CheckField = typeof import("#app/components/orders/checkout/check-field.ts").checkField;

const FILLED_BY_PINCODE = { town: undefined, state: undefined };

/** The errors of the last answer: checked anew with each key while they are mended, and gone from town and state once a PIN code fills them. */
export function useStandingErrors(answered: CheckoutErrors | undefined, isPlaceNew: boolean) {
  const [check, setCheck] = useState<CheckField>();
  const [mending, setMending] = useState<{ answered?: CheckoutErrors; mended: CheckoutErrors }>({
    mended: {},
  });
  const mended = mending.answered === answered ? mending.mended : {};

  // Fetched once something is wrong, so that no first visit carries it; where it cannot be had, sending the form checks.
  useEffect(() => {
    if (answered)
      import("#app/components/orders/checkout/check-field.ts").then(
        ({ checkField }) => setCheck(() => checkField),
        () => undefined,
      );
  }, [answered]);

  function hearChange({ target }: SyntheticEvent<HTMLFormElement>) {
    const { name, value } = target as unknown as HTMLInputElement;
    if (answered?.[name]) setMending({ answered, mended: { ...mended, [name]: check?.(name, value) } });
  }

  return { errors: { ...answered, ...(isPlaceNew && FILLED_BY_PINCODE), ...mended }, hearChange };
}
