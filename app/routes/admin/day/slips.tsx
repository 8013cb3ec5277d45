import { data } from "react-router";
import { SlipForm } from "#app/components/admin/books/day/slip-form.tsx";
import { SlipList } from "#app/components/admin/books/day/slip-list.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { readSlip } from "#app/domain/books/day/day-form.ts";
import { typedTexts } from "#app/domain/form/form-text.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { listMoves, moveCash } from "#app/services/books/day/drawer-moves.server.ts";
import { findDayStart } from "#app/services/books/day/last-close.server.ts";
import { compareDay } from "#app/services/books/day/read-open-day.server.ts";
import type { Route } from "./+types/slips";

const text = officeDayText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const { moveId } = await findDayStart(db, clock());
  return { slips: await listMoves(db, { after: moveId }), isCounted: (await compareDay(db)) !== undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const refuse = (errors: Record<string, string>) =>
    data<OfficeReply>(
      { isDone: false, sentence: text.checkFields, errors, typed: typedTexts(form, [...form.keys()]) },
      { status: 422 },
    );
  const read = readSlip(form);
  if (!read.ok) return refuse(problemSentences(read.problems, text.problems));
  const actor = byUser(accountOf(context));
  const moved = await moveCash(db, { slip: read.value, actor, now: clock() });
  if (!moved.ok) return refuse({ aboutDay: text.problems["day-not-closed"] });
  const sentence = text.slips.done(rupeesExact(moved.value.amountPaise));
  return data<OfficeReply>({ isDone: true, sentence });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.slips.title);

/** Cash that goes into the drawer or out of it and is no sale. */
export default function Slips({ loaderData, actionData }: Route.ComponentProps) {
  const { slips: words } = officeDayText;
  const { slips, isCounted } = loaderData;
  const isRefused = actionData !== undefined && !actionData.isDone;
  return (
    <OfficePage
      title={words.title}
      actions={
        <Link to={isCounted ? "/admin/day/compare" : "/admin/day"} className="btn btn-quiet">
          {isCounted ? words.toCompare : words.toDay}
        </Link>
      }
    >
      <OfficeAnswer reply={actionData} />
      <TwoColumns
        side={
          <Card title={words.add}>
            <SlipForm
              key={slips.length}
              typed={isRefused ? (actionData.typed ?? {}) : {}}
              errors={isRefused ? (actionData.errors ?? {}) : {}}
            />
          </Card>
        }
        below={
          <Card title={words.list} isPadded={false}>
            <SlipList slips={slips} />
          </Card>
        }
      />
    </OfficePage>
  );
}
