/** What a form of the account is answered; of what was typed all but passwords comes back. */
export type AccountAnswer = {
  answeredAt: number;
  /** Which of the page's forms this is about. */
  intent: string;
  /** What was done, when the page stays. */
  done?: string;
  /** What was refused and no field can mend. */
  message?: string;
  errors: Record<string, string>;
  values: Record<string, string>;
};

/** The props of a field from the answer to its form; the answer to another form gives none. */
export function fieldsOf(answer: AccountAnswer | undefined, intent: string) {
  const mine = answer?.intent === intent ? answer : undefined;
  return (name: string) => ({ name, error: mine?.errors[name], defaultValue: mine?.values[name] });
}
