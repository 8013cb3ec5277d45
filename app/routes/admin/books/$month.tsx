import { data, useNavigation } from "react-router";
import { ProofPage } from "#app/components/admin/accounts/proof-page.tsx";
import { FindingList } from "#app/components/admin/books/finding-list.tsx";
import { MonthChecks, mendWay } from "#app/components/admin/books/month-checks.tsx";
import { MonthFigures } from "#app/components/admin/books/month-figures.tsx";
import { MonthFiles } from "#app/components/admin/books/month-files.tsx";
import { monthName } from "#app/components/admin/books/month-name.ts";
import { MonthTally } from "#app/components/admin/books/month-tally.tsx";
import { MonthZip } from "#app/components/admin/books/month-zip.tsx";
import { RuleList } from "#app/components/admin/books/rule-list.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { StepBar } from "#app/components/admin/step-bar.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { nameOfActor } from "#app/content/messages/actor-name.ts";
import { officeBooksText } from "#app/content/messages/books/office-books.ts";
import { officeMonthText } from "#app/content/messages/books/office-month.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { wantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { byUser } from "#app/domain/actor.ts";
import { RULES } from "#app/domain/books/preflight.ts";
import { gstr1DueOn, isMonth } from "#app/domain/books/return-month.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { askProof, takeProof } from "#app/middleware/proof.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { checkMonth } from "#app/services/books/month/check-month.server.ts";
import { closeMonth } from "#app/services/books/month/close-month.server.ts";
import { findMonthClose } from "#app/services/books/month/find-month-close.server.ts";
import { findObstacles } from "#app/services/books/month/month-obstacles.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import { sendMonth } from "#app/services/books/tally/month-vouchers.server.ts";
import type { Route } from "./+types/$month";

/** What is said of the act, and what Tally said in its own words. */
type MonthReply = OfficeReply & { said?: string[] };

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-reports")];

export async function loader({ params: { month }, context }: Route.LoaderArgs) {
  if (!isMonth(month)) throw data(undefined, { status: 404 });
  const { db, clock, config } = context.get(shopContext);
  const today = indiaDate(clock());
  const [{ brokenRules, ...checked }, closed] = await Promise.all([
    checkMonth(db, { month, today }),
    findMonthClose(db, month),
  ]);
  return {
    month,
    closed,
    obstacles: closed ? [] : await findObstacles(db, { month, today }, checked.mend.total),
    canSend: config.tallyUrl !== undefined,
    metCount: RULES.length - brokenRules,
    rules: RULES.map(([name, { source }]) => ({ name, source })),
    ...checked,
  };
}

export async function action({ params: { month }, request, context }: Route.ActionArgs) {
  if (!isMonth(month)) throw data(undefined, { status: 404 });
  const { db, clock, config } = context.get(shopContext);
  const form = await readForm(request);
  const intent = fieldText(form, "intent");
  if (intent !== "send" && intent !== "close") throw data(undefined, { status: 400 });
  const proof = await takeProof({ request, context }, form);
  const wanted = await askProof({ request, context }, { form, proof });
  if (wanted) return wanted;
  const { done, refusals } = officeMonthText;
  if (intent === "send") {
    if (!config.tallyUrl) throw data(undefined, { status: 404 });
    const read = await readMonth(db, { month, today: indiaDate(clock()) });
    return data<MonthReply>(tallyReply(await sendMonth(db, { read, url: config.tallyUrl })));
  }
  const closed = await closeMonth(db, { month, actor: byUser(accountOf(context)), now: clock() });
  return closed.ok
    ? data<MonthReply>({ isDone: true, sentence: done })
    : data<MonthReply>({ isDone: false, sentence: refusals[closed.reason] }, { status: 409 });
}

function tallyReply(sent: Awaited<ReturnType<typeof sendMonth>>): MonthReply {
  const { tally: words } = officeMonthText;
  const { isReached, isStopped, created, altered, errors, lineErrors } = sent;
  const sentence = [
    isReached ? words.sent(created, altered) : words.unreached(created + altered),
    isStopped ? words.stopped : errors > 0 && words.errors(errors),
  ];
  return {
    isDone: isReached && errors === 0,
    sentence: sentence.filter(Boolean).join(" "),
    said: lineErrors,
  };
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  personalMeta(matches, isMonth(params.month ?? "") ? monthName(params.month!) : officeBooksText.title);

/** A month: what is to be mended, its figures, its files, and the close that freezes it. */
export default function BooksMonth({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeBooksText;
  const close = officeMonthText;
  const { month, closed, obstacles, paperCount, canSend, mend, look, rules, metCount, sums, summary } =
    loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const wanted = wantedProof(actionData);
  if (wanted) return <ProofPage wanted={wanted} cancelTo={`/admin/books/${month}`} />;
  const name = monthName(month);
  const reply = actionData && "sentence" in actionData ? actionData : undefined;
  const next = obstacles.map(mendWay).find(Boolean);
  return (
    <OfficePage
      title={name}
      note={
        closed
          ? close.closedBy(nameOfActor(closed.actor), formatDateTime(closed.closedAt))
          : words.due(formatDate(gstr1DueOn(month)))
      }
    >
      <OfficeAnswer reply={reply} />
      <TwoColumns
        main={
          <>
            {!closed && <MonthChecks obstacles={obstacles} />}
            <div id="findings" className="grid gap-5 empty:hidden">
              {mend.total > 0 && <FindingList level="mend" {...mend} />}
              {look.total > 0 && <FindingList level="look" {...look} />}
            </div>
            <RuleList rules={rules} metCount={metCount} />
          </>
        }
        side={
          <>
            <MonthFigures title={name} sums={sums} summary={summary} />
            <MonthZip month={month} paperCount={paperCount} state={closed} />
            <MonthTally
              month={month}
              canSend={canSend}
              isClosed={closed !== undefined}
              said={reply?.said ?? []}
            />
            <MonthFiles month={month} isToMend={mend.total > 0} />
          </>
        }
      />
      {!closed && (
        <StepBar why={obstacles.length > 0 ? close.blocked(name, obstacles.length) : close.frozen(name)}>
          {next && (
            <ButtonLink to={next} variant="outline">
              {close.mendNext}
            </ButtonLink>
          )}
          <Form method="post" className="grid flex-auto lg:flex-none">
            <input type="hidden" name="intent" value="close" />
            <Button size="lg" disabled={obstacles.length > 0 || isBusy} aria-busy={isBusy || undefined}>
              {close.close}
            </Button>
          </Form>
        </StepBar>
      )}
    </OfficePage>
  );
}
