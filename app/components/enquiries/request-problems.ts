import type { RequestAnswer } from "#app/components/enquiries/request-view.ts";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import type { RequestProblem } from "#app/domain/enquiries/request-form.ts";

/** All problems of a form as sentences. */
export function sayProblems(
  problems: Partial<Record<string, RequestProblem>>,
): Pick<RequestAnswer, "errors" | "title"> {
  const words = requestText;
  const errors = problemSentences(problems, words.problems, words.missing);
  const isMissing = Object.values(problems).includes("required");
  return { errors, title: isMissing ? words.problems.required : words.errorTitle };
}
