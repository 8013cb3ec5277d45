import { data } from "react-router";
import { PoisonEntry } from "#app/components/admin/catalog/poisons/poison-entry.tsx";
import { PoisonState } from "#app/components/admin/catalog/poisons/poison-state.tsx";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officePoisonsText } from "#app/content/messages/catalog/office-poisons.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { type PoisonDecision, readDecisions } from "#app/domain/catalog/poison-form.ts";
import { isInView, POISON_VIEWS, POISONS_A_SCREEN } from "#app/domain/catalog/poison-review.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { decidePoisons } from "#app/services/catalog/poisons/decide-poisons.server.ts";
import { listPoisons } from "#app/services/catalog/poisons/list-poisons.server.ts";
import type { Route } from "./+types/index";

const text = officePoisonsText;

type Answer = ScreenAnswer<{ typed?: PoisonDecision[]; withoutReason?: string[] }>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sign-poisons")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const { entries, issuedOn, signature, leftOpen } = await listPoisons(db);
  const asked = new URL(request.url).searchParams.get("view");
  const view = POISON_VIEWS.find((name) => name === asked) ?? "to-read";
  const shown = entries.filter((entry) => isInView(entry, view));
  const kept = entries.filter(({ packs }) => packs.length > 0);
  return {
    view,
    leftOpen,
    counts: POISON_VIEWS.map((name) => ({
      name,
      count: entries.filter((entry) => isInView(entry, name)).length,
    })),
    shown: view === "to-read" ? shown.slice(0, POISONS_A_SCREEN) : shown,
    isSigned: entries.every((entry) => entry.isSigned),
    issuedOn,
    entryCount: entries.length,
    keptCount: kept.length,
    readCount: kept.filter(({ decision }) => decision).length,
    signature: signature && {
      name: signature.name,
      registrationNumber: signature.registrationNumber,
      signedAt: signature.signedAt,
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const decisions = readDecisions(await readForm(request));
  const kept = await decidePoisons(db, { decisions, actor: byUser(accountOf(context)), now: clock() });
  if (kept.ok) return data<Answer>({ reply: { isDone: true, sentence: text.kept(kept.count) } });
  const { withoutReason } = kept;
  const errors = Object.fromEntries(withoutReason.map((remedy) => [`reason-${remedy}`, text.needsReason]));
  const reply = { isDone: false, sentence: text.refused, errors };
  return data<Answer>({ reply, typed: decisions, withoutReason }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function PoisonsList({ loaderData, actionData }: Route.ComponentProps) {
  const words = officePoisonsText;
  const { view, counts, shown, readCount, keptCount } = loaderData;
  const isAllRead = readCount === keptCount;
  const answer: Answer | undefined = actionData;
  return (
    <OfficePage title={words.title} note={words.note}>
      <OfficeAnswer reply={answer?.reply} />
      <PoisonState {...loaderData} />
      <nav aria-label={words.filter} className="flex gap-2 overflow-x-auto pb-1 whitespace-nowrap">
        {counts.map(({ name, count }) => (
          <Chip
            key={name}
            to={`/admin/poisons?view=${name}`}
            isChosen={name === view}
            aria-current={name === view ? "page" : undefined}
          >
            {words.views[name]} <span className="font-normal">{count}</span>
          </Chip>
        ))}
      </nav>
      <Form method="post" className="grid gap-0" key={shown.map(({ remedy }) => remedy).join(" ")}>
        <section className="card" aria-label={words.views[view]}>
          {shown.map((entry) => (
            <PoisonEntry
              key={entry.remedy}
              entry={entry}
              typed={answer?.typed?.find(({ remedy }) => remedy === entry.remedy)}
              error={answer?.withoutReason?.includes(entry.remedy) ? words.needsReason : undefined}
            />
          ))}
          {shown.length === 0 && <p className="p-4">{words.nothing}</p>}
        </section>
        <div className="office-step">
          <p className="mr-auto grid leading-tight">
            <b className="tabular-nums">{words.readSoFar(readCount, keptCount)}</b>
            <small className="text-ink-2">{words.isRead}</small>
          </p>
          {shown.length > 0 && (
            <Button variant={isAllRead && !loaderData.isSigned ? "quiet" : "primary"}>
              {words.keep(shown.length)}
            </Button>
          )}
          {isAllRead && !loaderData.isSigned && (
            <ButtonLink to="/admin/poisons/sign">{words.goSign}</ButtonLink>
          )}
        </div>
      </Form>
      <details className="card p-4">
        <summary className="min-h-11 cursor-pointer font-semibold">
          {words.leftOpen(loaderData.leftOpen.length)}
        </summary>
        <dl className="grid gap-2">
          {loaderData.leftOpen.map(({ name, reason }) => (
            <div key={name}>
              <dt className="inline font-semibold">{name}:</dt> <dd className="inline">{reason}</dd>
            </div>
          ))}
        </dl>
      </details>
    </OfficePage>
  );
}
