import type { RequestAnswer, RequestErrors } from "#app/components/enquiries/request-view.ts";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import type { FormErrors } from "#app/domain/checkout-form.ts";
import type { RequestProblem } from "#app/domain/enquiries/request-form.ts";

/** All problems of a form as sentences. */
export function sayProblems(
  problems: FormErrors<string, RequestProblem>,
): Pick<RequestAnswer, "errors" | "title"> {
  const words = requestText;
  const all = Object.entries(problems);
  const errors: RequestErrors = Object.fromEntries(
    all.map(([field, problem]) => [
      field,
      (problem === "required" && words.missing[field]) || words.problems[problem!],
    ]),
  );
  const isMissing = all.some(([, problem]) => problem === "required");
  return { errors, title: isMissing ? words.problems.required : words.errorTitle };
}
