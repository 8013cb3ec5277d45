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
import { parseRowId } from "#app/domain/form/row-id.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { pageKey, unkeptHeaders } from "#app/middleware/request-form.server.ts";
import { listMoves, moveCash } from "#app/services/books/day/drawer-moves.server.ts";
import { findDayStart } from "#app/services/books/day/last-close.server.ts";
import { compareDay } from "#app/services/books/day/read-open-day.server.ts";
import type { Route } from "./+types/slips";

const text = officeDayText;

/** A refused slip is written from a page of its own. */
type SlipReply = OfficeReply & { pageKey: string };

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

export const headers: Route.HeadersFunction = unkeptHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const { moveId } = await findDayStart(db, clock());
  const slips = await listMoves(db, { after: moveId });
  const writtenId = parseRowId(new URL(request.url).searchParams.get("written"));
  return {
    slips,
    written: slips.find(({ id }) => id === writtenId),
    pageKey: pageKey(),
    isCounted: (await compareDay(db)) !== undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const refuse = (reply: Pick<OfficeReply, "sentence" | "errors">, status: number) =>
    data<SlipReply>(
      { isDone: false, ...reply, typed: typedTexts(form, [...form.keys()]), pageKey: pageKey() },
      { status },
    );
  const wrong = (errors: Record<string, string>) => refuse({ sentence: text.checkFields, errors }, 422);
  const read = readSlip(form);
  if (!read.ok) return wrong(problemSentences(read.problems, text.problems));
  const actor = byUser(accountOf(context));
  const moved = await moveCash(db, { slip: read.value, pageKey: pageKey(form), actor, now: clock() });
  if (moved.ok) return redirect(`/admin/day/slips?written=${moved.value.id}`, 303);
  return moved.reason === "day-not-closed"
    ? wrong({ aboutDay: text.problems["day-not-closed"] })
    : refuse({ sentence: text.slips.pageUsed }, 409);
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.slips.title);

/** Cash that goes into the drawer or out of it and is no sale. */
export default function Slips({ loaderData, actionData }: Route.ComponentProps) {
  const { slips: words } = officeDayText;
  const { slips, written, isCounted } = loaderData;
  const done = written && { isDone: true, sentence: words.done(rupeesExact(written.amountPaise)) };
  return (
    <OfficePage
      title={words.title}
      actions={
        <Link to={isCounted ? "/admin/day/compare" : "/admin/day"} className="btn btn-quiet">
          {isCounted ? words.toCompare : words.toDay}
        </Link>
      }
    >
      <OfficeAnswer reply={actionData ?? done} />
      <TwoColumns
        side={
          <Card title={words.add}>
            <SlipForm
              key={slips.length}
              pageKey={actionData?.pageKey ?? loaderData.pageKey}
              typed={actionData?.typed ?? {}}
              errors={actionData?.errors ?? {}}
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
