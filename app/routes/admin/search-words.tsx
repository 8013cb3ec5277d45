import { data } from "react-router";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { NotKeptList } from "#app/components/admin/search/not-kept-list.tsx";
import { type TypedWord, WordForm } from "#app/components/admin/search/word-form.tsx";
import { WordList } from "#app/components/admin/search/word-list.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { searchWordsText } from "#app/content/messages/search/office-search-words.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { lastWeek } from "#app/domain/reports/asked-week.ts";
import { synonymProblems } from "#app/domain/search/synonym.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import { listNotKept } from "#app/services/reports/not-kept.server.ts";
import {
  addSynonym,
  changeSynonym,
  listOwnWords,
  removeSynonym,
  wordSubject,
} from "#app/services/search/change-synonyms.server.ts";
import type { Route } from "./+types/search-words";

const text = searchWordsText;

type Answer = ScreenAnswer<{
  /** What was refused, as it was typed. */
  word?: TypedWord;
  /** The meaning that somebody else saved meanwhile. */
  stored?: string | undefined;
}>;

const LONGEST_ASKED = 100;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const week = lastWeek(indiaDate(clock()));
  const [own, notKept] = await Promise.all([listOwnWords(db), listNotKept(db, week)]);
  const asked = { term: cleanLine(query.get("term") ?? "").slice(0, LONGEST_ASKED), means: "" };
  const chosen = own.find(({ id }) => id === parseRowId(query.get("word")));
  return { own, notKept, week, word: chosen ?? asked };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const [term, means] = [fieldText(form, "term"), fieldText(form, "means")];
  const id = parseRowId(fieldText(form, "id")) ?? 0;
  const by = { actor: byUser(accountOf(context)), now: clock() };
  switch (fieldText(form, "intent")) {
    case "add": {
      const added = await addSynonym(db, { term, means, ...by });
      if (added.ok) return done(text.add.added(added.value.term, added.value.means));
      return added.reason === "full" ? refuse("full") : wrong(added.reason, { term, means });
    }
    case "change": {
      const version = fieldText(form, "version");
      const changed = await changeSynonym(db, { id, means, version, ...by });
      if (changed.ok) return done(text.change.changed(changed.value.term, changed.value.means));
      if (changed.reason === "not-found") return refuse("not-found");
      if (changed.reason !== "changed") return wrong(changed.reason, { id, version, term, means });
      const stored = (await listOwnWords(db)).find((each) => each.id === id);
      const reply = changedReply(await findLastChange(db, wordSubject(stored?.term ?? term)));
      const word = { id, version: stored?.version, term: stored?.term ?? term, means };
      return data<Answer>({ reply, word, stored: stored?.means }, { status: 409 });
    }
    case "remove": {
      const removed = await removeSynonym(db, { id, ...by });
      return removed.ok ? data<Answer>({ reply: removedReply(form, removed.value) }) : refuse(removed.reason);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

function done(sentence: string) {
  return data<Answer>({ reply: { isDone: true, sentence } });
}

function refuse(reason: keyof typeof text.refusals) {
  const reply = { isDone: false, sentence: text.refusals[reason] };
  return data<Answer>({ reply }, { status: reason === "not-found" ? 404 : 409 });
}

function wrong(reason: keyof typeof text.problems, word: TypedWord) {
  const ofPair = reason === "exists" ? { term: reason } : reason === "loop" ? { means: reason } : undefined;
  const { term, means } = { term: undefined, means: undefined, ...(ofPair ?? synonymProblems(word)) };
  const errors = {
    ...(term && { term: text.problems[term] }),
    ...(means && { means: text.problems[means] }),
  };
  const status = reason === "exists" || reason === "loop" ? 409 : 422;
  return data<Answer>({ reply: { isDone: false, sentence: text.checkFields, errors }, word }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function SearchWords({ loaderData, actionData }: Route.ComponentProps) {
  const words = searchWordsText;
  const { own, notKept, week } = loaderData;
  const word: TypedWord = actionData?.word ?? loaderData.word;
  const isNew = word.id === undefined;
  return (
    <OfficePage title={words.title} note={words.note}>
      <OfficeAnswer reply={actionData?.reply} />
      <TwoColumns
        side={
          <Card title={isNew ? words.add.title : words.change.title(word.term)}>
            <WordForm
              key={JSON.stringify([word, own.length])}
              word={word}
              stored={actionData?.stored}
              errors={actionData?.reply?.errors}
            />
          </Card>
        }
        below={
          <>
            <div id="not-kept" className="scroll-mt-20">
              <Card
                title={words.notKept.title}
                end={words.notKept.week(formatDate(week.from), formatDate(week.to))}
                isPadded={false}
              >
                <NotKeptList asked={notKept} />
              </Card>
            </div>
            <Card title={words.own.title} isPadded={false}>
              <WordList words={own} />
            </Card>
          </>
        }
      />
    </OfficePage>
  );
}
