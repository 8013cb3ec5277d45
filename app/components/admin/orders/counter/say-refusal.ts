import { checkoutRefusalsText } from "#app/content/messages/orders/checkout-refusals.ts";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import type { CounterSaleProblem } from "#app/domain/orders/counter-sale-form.ts";

type Refusals = typeof officeCounterText.refusals;

const FIELD_OF: Partial<Record<keyof Refusals, string>> = {
  "reference-used": "reference",
  "prescription-needed": "prescription",
  "firm-address-needed": "firmAddress",
};

/** The answer to a bill that was refused, at its field where one can mend it. */
export function sayRefusal(reason: keyof Refusals, status = 409) {
  const field = FIELD_OF[reason];
  const sentence = officeCounterText.refusals[reason];
  return { status, reply: { isDone: false, sentence }, ...(field && { errors: { [field]: sentence } }) };
}

/** The answer to fields of a sale that cannot be read. */
export function sayWrongSale(problems: Partial<Record<string, CounterSaleProblem>>) {
  const { customer, pay } = officeCounterText;
  const checkout = checkoutRefusalsText;
  return sayWrongFields(
    problems,
    {
      required: checkout.problems.required,
      "too-long": checkout.problems["too-long"],
      gstin: checkout.problems.gstin,
      phone: customer.phoneWrong,
      money: pay.receivedWrong,
      reference: pay.referenceWrong,
    },
    checkout.missing,
  );
}

/** The answer to fields that cannot be read. */
export function sayWrongFields<Problem extends string>(
  problems: Partial<Record<string, Problem>>,
  words: Record<Problem, string>,
  missing: Record<string, string> = {},
) {
  const reply = { isDone: false, sentence: officeCounterText.wrongFields };
  return { status: 422, reply, errors: problemSentences(problems, words, missing) };
}

/** The answer to a brand that was chosen for the open rows of a pasted list. */
export function sayBrand({ brand, texts }: { brand: string; texts: string[] }) {
  const { brandDone, brandMissing } = officeCounterText.paste;
  if (texts.length === 0) return { isDone: true, sentence: brandDone(brand) };
  return { isDone: false, sentence: brandMissing(brand, texts.join(", ")) };
}
