import { checkoutRefusalsText } from "#app/content/messages/orders/checkout-refusals.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { type CheckoutProblem, checkoutFields } from "#app/domain/orders/checkout-form.ts";

/** What is wrong with the text in one field of checkout, as sending it would say; undefined when nothing is. */
export function checkField(name: string, typed: string): string | undefined {
  const reading = checkoutFields[name as keyof typeof checkoutFields]?.(typed);
  if (!reading || reading.ok) return undefined;
  const problem: CheckoutProblem = reading.problem;
  const { problems, missing } = checkoutRefusalsText;
  return problemSentences({ [name]: problem }, problems, missing)[name];
}
