import type { RequestAnswer, RequestErrors } from "#app/components/request/request-view.ts";
import { requestText } from "#app/content/messages/en/request.ts";
import { textFor } from "#app/content/messages/text.ts";
import type { FormErrors } from "#app/domain/checkout-form.ts";
import { firstProblems, type RequestProblem } from "#app/domain/request-form.ts";

/** The problems of a form as sentences: empty fields first, then e-mail, then phone, then the rest. */
export function sayProblems(
  problems: FormErrors<string, RequestProblem>,
): Pick<RequestAnswer, "errors" | "title"> {
  const words = textFor("en", requestText);
  const first = Object.entries(firstProblems(problems));
  const errors: RequestErrors = Object.fromEntries(
    first.map(([field, problem]) => [
      field,
      (problem === "required" && words.missing[field]) || words.problems[problem!],
    ]),
  );
  const isMissing = first.some(([, problem]) => problem === "required");
  return { errors, title: isMissing ? words.problems.required : words.errorTitle };
}
