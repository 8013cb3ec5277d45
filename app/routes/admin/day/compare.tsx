import { data } from "react-router";
import { CloseForm } from "#app/components/admin/books/day/close-form.tsx";
import { CompareTable } from "#app/components/admin/books/day/compare-table.tsx";
import { DaySteps } from "#app/components/admin/books/day/day-steps.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { formatDay } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { closeOf, needsReason } from "#app/domain/books/day/day-close.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText, typedTexts } from "#app/domain/form/form-text.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { closeDay } from "#app/services/books/day/close-day.server.ts";
import { compareDay } from "#app/services/books/day/read-open-day.server.ts";
import type { Route } from "./+types/compare";

const text = officeDayText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

export async function loader({ context }: Route.LoaderArgs) {
  const compared = await compareDay(context.get(shopContext).db);
  if (!compared) return redirect("/admin/day");
  const { count, day, sums, riders, ways } = compared;
  const { countedPaise, riderHandedPaise } = count;
  // What stays is asked; until then everything counted is in hand.
  const close = closeOf({ sums, riders, countedPaise, riderHandedPaise, keptPaise: 0 });
  return {
    ...{ day, countId: count.id, ways, countedPaise, riderHandedPaise, floatPaise: sums.floatPaise },
    riderExpectedPaise: riders.riderBeforePaise + riders.riderCashPaise,
    inHandPaise: close.depositPaise,
    expectedPaise: close.expectedPaise,
    differencePaise: close.differencePaise,
    riderAfterPaise: close.riderAfterPaise,
    isReasonNeeded: needsReason(close.differencePaise, ways),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const keptPaise = parseRupees(fieldText(form, "kept"), { minPaise: 0, maxPaise: 100_000_000 });
  const reason = fieldLine(form, "reason").slice(0, 200);
  const countId = parseRowId(fieldText(form, "count"));
  const expectedPaise = Number(fieldText(form, "expected"));
  const refuse = (sentence: string, errors: Record<string, string>, status: number) =>
    data<OfficeReply>(
      { isDone: false, sentence, errors, typed: typedTexts(form, ["kept", "reason"]) },
      { status },
    );
  if (keptPaise === undefined) return refuse(text.checkFields, { kept: text.compare.problems.kept }, 422);
  const by = { actor: byUser(accountOf(context)), now: clock() };
  const closed = await closeDay(db, { keptPaise, reason, countId, expectedPaise, ...by });
  if (closed.ok) return redirect(`/admin/days/${closed.value.day}`);
  const sentence = text.compare.refusals[closed.reason];
  if (closed.reason === "reason-missing")
    return refuse(text.checkFields, { reason: text.compare.problems.reason }, 422);
  if (closed.reason === "too-much-kept") return refuse(text.checkFields, { kept: sentence }, 422);
  return refuse(sentence, {}, 409);
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

/** The second step: what was counted beside what was expected, the reason of a difference, and the close. */
export default function CompareDay({ loaderData, actionData }: Route.ComponentProps) {
  const { day, countId, isReasonNeeded, inHandPaise, riderAfterPaise, ...compared } = loaderData;
  const { differencePaise, expectedPaise } = compared;
  return (
    <OfficePage title={text.title} note={day && text.compare.note(formatDay(day))}>
      <OfficeAnswer reply={actionData} />
      <DaySteps current="compare" />
      <CloseForm
        {...{ countId, differencePaise, isReasonNeeded, inHandPaise, riderAfterPaise, expectedPaise }}
        isClosed={day === undefined}
        typed={actionData?.typed ?? {}}
        errors={actionData?.errors ?? {}}
      >
        <CompareTable {...compared} />
      </CloseForm>
    </OfficePage>
  );
}
