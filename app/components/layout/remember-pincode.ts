import { refreshVisit } from "#app/components/layout/visit.tsx";
import { deliverText } from "#app/content/messages/deliver.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import type { PincodeAnswer } from "#app/domain/pincode-answer.ts";

const PATIENCE_MS = 20_000;

/** Has the browser remember a PIN code as somebody typed it; what there is to complain about, undefined when the visit says the rest. */
export async function rememberPincode(typed: string): Promise<string | undefined> {
  const pincode = parsePincode(typed);
  if (pincode === undefined) return deliverText.invalid;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // The shop reads a form, and refuses what is none.
    const body = new URLSearchParams({ goods: "0" });
    const response = await fetch(hrefOf(`/api/pincode/${pincode}`), { method: "POST", body, signal });
    const answer = (await response.json()) as PincodeAnswer;
    if (!answer.ok) return deliverText[answer.reason];
    await refreshVisit();
    const isPaid = answer.payment.isPayable || answer.payment.codRefusal === "below-minimum";
    return isPaid ? undefined : deliverText.noPayment;
  } catch {
    return deliverText.failed;
  }
}
