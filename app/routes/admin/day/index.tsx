import { data } from "react-router";
import { CountForm } from "#app/components/admin/books/day/count-form.tsx";
import { DayFacts } from "#app/components/admin/books/day/day-facts.tsx";
import { DaySteps } from "#app/components/admin/books/day/day-steps.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { formatDay } from "#app/content/messages/dates.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { type CountProblem, readCount } from "#app/domain/books/day/day-form.ts";
import { typedTexts } from "#app/domain/form/form-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { countDrawer } from "#app/services/books/day/count-drawer.server.ts";
import { countOpenDay } from "#app/services/books/day/count-open-day.server.ts";
import type { Route } from "./+types/index";

const text = officeDayText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  return { today: indiaDate(now), facts: await countOpenDay(db, now) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const now = clock();
  const read = readCount(form);
  const { floatPaise } = await countOpenDay(db, now);
  const isFloatMissing = read.ok && floatPaise === undefined && read.value.floatPaise === undefined;
  if (!read.ok || isFloatMissing) {
    const problems: Record<string, CountProblem | "required"> = read.ok
      ? { float: "required" }
      : read.problems;
    const errors = problemSentences(problems, text.problems);
    const typed = typedTexts(form, [...form.keys()]);
    return data<OfficeReply>({ isDone: false, sentence: text.checkFields, errors, typed }, { status: 422 });
  }
  // Of a later close the float is what stayed the day before, whatever was sent.
  const count = { ...read.value, floatPaise: floatPaise === undefined ? read.value.floatPaise : undefined };
  await countDrawer(db, { count, actor: byUser(accountOf(context)), now });
  return redirect("/admin/day/compare");
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

/** The first step of the day's close: the drawer is counted by note, before anybody knows what is expected. */
export default function CountDay({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeDayText;
  const { today, facts } = loaderData;
  return (
    <OfficePage
      title={words.title}
      note={words.countNote(formatDay(today))}
      actions={
        <Link to="/admin/days" className="btn btn-quiet">
          {words.days.all}
        </Link>
      }
    >
      <OfficeAnswer reply={actionData} />
      <DaySteps current="count" />
      <CountForm
        typed={actionData?.typed ?? {}}
        errors={actionData?.errors ?? {}}
        isFirst={facts.floatPaise === undefined}
      >
        <DayFacts {...facts} />
      </CountForm>
    </OfficePage>
  );
}
