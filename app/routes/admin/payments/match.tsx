import { data } from "react-router";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { BankLineCard } from "#app/components/admin/payments/bank-line-card.tsx";
import { LikelyList } from "#app/components/admin/payments/likely-list.tsx";
import { LineTally, MATCH_VIEWS } from "#app/components/admin/payments/line-tally.tsx";
import { SureList } from "#app/components/admin/payments/sure-list.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeMatchText } from "#app/content/messages/payments/office-match.ts";
import { officePaymentsText } from "#app/content/messages/payments/office-payments.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText, fieldTexts } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { daysBetween, indiaDate } from "#app/domain/india-time.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { readBankDesk } from "#app/services/payments/bank-desk.server.ts";
import { putLineBack, setLineAside, settleBankLine } from "#app/services/payments/settle-bank-line.server.ts";
import { settleSureLines } from "#app/services/payments/sure-lines.server.ts";
import type { Route } from "./+types/match";

/** What the screen says, and the line that was kept out and may come back. */
type Reply = OfficeReply & { asideLine?: number };
const UNSURE_SHOWN = 50;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("change-orders")];

/** The first list that has something, unless one is asked for; a line to which somebody said no stands with the unsure ones. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const desk = await readBankDesk(db, clock());
  const refused = desk.likely.filter(({ id }) => String(id) === query.get("with"));
  const likely = desk.likely.filter((line) => !refused.includes(line));
  const unsure = [...refused, ...desk.unsure];
  const counts = { sure: desk.sure.length, likely: likely.length, unsure: unsure.length };
  const asked = MATCH_VIEWS.find((view) => view === query.get("view") && counts[view] > 0);
  const all = [...desk.sure.map(({ line }) => line), ...likely, ...unsure];
  return {
    counts,
    view: asked ?? MATCH_VIEWS.find((view) => counts[view] > 0) ?? "sure",
    sumPaise: all.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    sure: desk.sure.map(({ line, order, by }) => {
      const { id: lineId, bookedOn, amountPaise, narration } = line;
      const { number, name, placedAt } = order;
      return { lineId, bookedOn, amountPaise, narration, number, name, placedAt, by };
    }),
    likely: likely.map(({ likely: [order], ...line }) => {
      const daysLater = daysBetween(indiaDate(order!.placedAt), line.bookedOn);
      return { ...line, daysLater, order: order! };
    }),
    unsure: unsure.slice(0, UNSURE_SHOWN),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const form = await readForm(request);
  const { publicOrigin } = config;
  const by = { actor: byUser(accountOf(context)), now: clock() };
  const { sure } = officeMatchText;
  const { settled, settledMore, setAside, refusals } = officePaymentsText;
  const typed = fieldText(form, "number");
  const number = parseOrderNumber(typed) ?? typed;
  const lineIds = fieldTexts(form, "line")
    .map(parseRowId)
    .filter((id) => id !== undefined);
  const [lineId = 0] = lineIds;
  switch (fieldText(form, "intent")) {
    case "confirm-sure": {
      const done = await settleSureLines(db, { lineIds, publicOrigin, ...by });
      return say(sure.done(done.settled, rupeesExact(done.amountPaise)));
    }
    case "settle": {
      const done = await settleBankLine(db, { lineId, number, matchedBy: "hand", publicOrigin, ...by });
      if (!done.ok) return refuse(refusals[done.reason]);
      const { excessPaise } = done.value;
      return say(excessPaise > 0 ? settledMore(number, rupeesExact(excessPaise)) : settled(number));
    }
    case "aside": {
      const aside = await setLineAside(db, { lineId, ...by });
      return aside.ok ? say(setAside, lineId) : refuse(refusals[aside.reason]);
    }
    case "put-back": {
      const back = await putLineBack(db, { lineId, ...by });
      return back.ok ? say(officeMatchText.isBack) : refuse(refusals[back.reason]);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

function say(sentence: string, asideLine?: number) {
  return data<Reply>({ isDone: true, sentence, ...(asideLine !== undefined && { asideLine }) });
}

function refuse(sentence: string) {
  return data<Reply>({ isDone: false, sentence }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeMatchText.title);

export default function MatchPayments({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeMatchText;
  const { counts, view, sumPaise, sure, likely, unsure } = loaderData;
  const lines = counts.sure + counts.likely + counts.unsure;
  return (
    <OfficePage
      title={words.title}
      note={lines > 0 ? words.note(lines, rupeesExact(sumPaise)) : words.allDone}
      actions={
        <ButtonLink to="/admin/payments" variant="quiet">
          {words.toPayments}
        </ButtonLink>
      }
    >
      <OfficeAnswer reply={actionData} />
      {actionData?.asideLine !== undefined && <PutBack lineId={actionData.asideLine} />}
      <LineTally counts={counts} view={view} />
      {view === "sure" && <SureList key={sure.map(({ lineId }) => lineId).join()} rows={sure} />}
      {view === "likely" && <LikelyList rows={likely} />}
      {view === "unsure" && (
        <Card title={words.views.unsure} isPadded={false}>
          <p className="border-b border-line-soft px-4 py-3 text-ink-2">{words.unsure.note}</p>
          <ul className="divide-y divide-line">
            {unsure.map((line) => (
              <BankLineCard key={line.id} line={line} />
            ))}
          </ul>
        </Card>
      )}
    </OfficePage>
  );
}

/** A line that was kept out comes back by one press. */
function PutBack({ lineId }: { lineId: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="line" value={lineId} />
      <Button variant="quiet" name="intent" value="put-back">
        {officeMatchText.putBack}
      </Button>
    </Form>
  );
}
