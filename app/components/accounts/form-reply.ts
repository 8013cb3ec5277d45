import { data } from "react-router";
import type { AccountAnswer } from "#app/components/accounts/account-answer.ts";
import { accountRefusalsText } from "#app/content/messages/accounts/account-refusals.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import type { AccountProblem } from "#app/domain/accounts/account-form.ts";
import { type TooMany, tooManyInit } from "#app/domain/too-many.ts";

/** What was asked: which form, and what comes back into its fields. */
type Asked = { intent: string; values?: Record<string, string>; now: Date };

type Refusal = keyof typeof accountRefusalsText.refusals;
type Refused = { ok: false; reason: Refusal } | TooMany;

const STATUS: Partial<Record<Refusal, number>> = {
  wrong: 401,
  "bad-passkey": 401,
  "not-found": 404,
  "already-on": 409,
  "open-orders": 409,
  "too-late": 409,
  "last-admin": 409,
  "bad-token": 410,
  expired: 410,
};

/** The answer to a form with missing or wrong fields, each with its sentence: 422. */
export function replyErrors(asked: Asked, problems: Partial<Record<string, AccountProblem | Refusal>>) {
  const words = accountRefusalsText;
  const sentences = { ...words.refusals, ...words.problems };
  const errors = problemSentences(problems, sentences, words.missing);
  return reply(asked, { errors }, { status: 422 });
}

/**
 * The answer to a refused command; `fields` says at which field a reason can be mended, `others` what else is wrong in the form.
 * Too many tries: 429 and when to come back.
 */
export function replyRefusal(
  asked: Asked,
  refused: Refused,
  fields: Partial<Record<Refusal, string>> = {},
  others: Partial<Record<string, Refusal>> = {},
) {
  const words = accountRefusalsText;
  if (refused.reason === "too-many-attempts") {
    const message = words.tooManyTries(whenAgain(refused.retryAfterSeconds));
    return reply(asked, { message }, tooManyInit(refused));
  }
  const field = fields[refused.reason];
  const sentence = words.refusals[refused.reason];
  const status = STATUS[refused.reason] ?? 422;
  const errors = Object.entries(others).map(([other, reason]) => [other, words.refusals[reason!]]);
  const named = { errors: { ...Object.fromEntries(errors), ...(field && { [field]: sentence }) } };
  return reply(asked, field ? named : { message: sentence }, { status });
}

/** The answer to a form that was done and leaves the page standing. */
export function replyDone(asked: Asked, done: string) {
  return reply(asked, { done }, { status: 200 });
}

function reply({ intent, values = {}, now }: Asked, said: Partial<AccountAnswer>, init: ResponseInit) {
  return data<AccountAnswer>({ answeredAt: now.getTime(), intent, errors: {}, values, ...said }, init);
}
