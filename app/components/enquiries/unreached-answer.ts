import type { RequestAnswer, RequestValues } from "#app/components/enquiries/request-view.ts";
import { requestText } from "#app/content/messages/enquiries/request.ts";

/** What a form of this page says when the shop was not reached; all that was typed stays in it. */
export function unreachedAnswer(form: FormData): RequestAnswer & { values: RequestValues } {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const values = Object.fromEntries(typed);
  const message = requestText.unreached;
  return { values, errors: {}, title: "", message, answeredAt: Date.now() };
}
