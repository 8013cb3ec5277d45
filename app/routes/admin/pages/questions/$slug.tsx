import { data } from "react-router";
import { ChangedMeanwhile } from "#app/components/admin/changed-meanwhile.tsx";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { ClaimList } from "#app/components/admin/pages/claim-list.tsx";
import { FaqForm } from "#app/components/admin/pages/faq-form.tsx";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import type { ClaimFinding } from "#app/domain/catalog/health-claims.ts";
import { parseForm } from "#app/domain/form/form.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { faqFields } from "#app/domain/pages/faq-form.ts";
import { sentTexts } from "#app/domain/shop/setting-form.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import {
  type FaqRefusal,
  type FaqToEdit,
  findFaqClaims,
  findFaqToEdit,
  removeFaq,
  saveFaq,
} from "#app/services/pages/change-faqs.server.ts";
import { listFaqCategories } from "#app/services/pages/faqs.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import type { Route } from "./+types/$slug";

const text = officePagesText;
/** The address of the form for a question that does not exist yet. */
const NEW = "new";
const NEW_QUESTION = { question: "", answerHtml: "", category: "", tag: "general", position: "99" };
const STATUS_OF: Record<FaqRefusal, number> = {
  claims: 422,
  "unknown-fact": 422,
  "nothing-left": 422,
  "no-category": 422,
  taken: 409,
  "not-found": 404,
  changed: 409,
};

type Answer = ScreenAnswer<{
  values: Record<string, string>;
  version?: string | undefined;
  claims?: ClaimFinding[];
  /** What somebody else saved meanwhile. */
  stored?: Record<string, string>;
}>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const isNew = params.slug === NEW;
  const [found, categories] = await Promise.all([
    isNew ? undefined : findFaqToEdit(db, params.slug),
    listFaqCategories(db),
  ]);
  if (!isNew && !found) throw data(undefined, { status: 404 });
  return {
    isNew,
    isSaved: new URL(request.url).searchParams.has("saved"),
    version: found && versionOf(found),
    values: found ? valuesOf(found) : NEW_QUESTION,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
  };
}

function valuesOf({ slug: _, position, ...texts }: FaqToEdit): Record<string, string> {
  return { ...texts, position: String(position) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const by = { actor: byUser(accountOf(context)), now: clock() };
  if (fieldText(form, "intent") === "remove") {
    const removed = await removeFaq(db, { slug: params.slug, ...by });
    if (!removed.ok) throw data(undefined, { status: 404 });
    return redirect(`/admin/pages/questions?removed=${removed.value.undoId}`, 303);
  }
  const { version, intent: _, ...values } = sentTexts(form);
  const parsed = parseForm(faqFields, form);
  if (!parsed.ok) {
    const errors = problemSentences(parsed.problems, text.landing.problems);
    const reply = { isDone: false, sentence: text.landing.refused, errors };
    return data<Answer>({ reply, values, version }, { status: 422 });
  }
  const slug = params.slug === NEW ? undefined : params.slug;
  const saved = await saveFaq(db, { slug, form: parsed.value, version, ...by });
  if (saved.ok) return redirect(`/admin/pages/questions/${saved.value.slug}?saved`, 303);
  if (saved.reason === "changed") {
    const reply = changedReply(await findLastChange(db, `question ${slug}`));
    const stored = await findFaqToEdit(db, params.slug);
    const now = stored && { version: versionOf(stored), stored: valuesOf(stored) };
    return data<Answer>({ reply, values, ...now }, { status: 409 });
  }
  const reply = { isDone: false, sentence: text.questions.refusals[saved.reason] };
  const claims = saved.reason === "claims" ? await findFaqClaims(db, parsed.value) : [];
  return data<Answer>({ reply, values, version, claims }, { status: STATUS_OF[saved.reason] });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  personalMeta(matches, loaderData?.values.question || text.questions.add);

export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  const { questions: words } = officePagesText;
  const { isNew, isSaved, categories } = loaderData;
  const values = actionData?.values ?? loaderData.values;
  const saved = isSaved ? { isDone: true, sentence: words.saved } : undefined;
  return (
    <OfficePage title={loaderData.values.question || words.add}>
      <OfficeAnswer reply={actionData?.reply ?? saved} />
      <ClaimList claims={actionData?.claims} />
      {actionData?.stored && (
        <ChangedMeanwhile
          stored={actionData.stored}
          typed={values}
          labelOf={(name) => (words.fields as Record<string, string>)[name] ?? name}
        />
      )}
      <Card>
        <FaqForm
          key={JSON.stringify(values)}
          values={values}
          version={actionData?.version ?? loaderData.version}
          errors={actionData?.reply?.errors ?? {}}
          categories={categories}
        />
      </Card>
      {!isNew && <RemoveOnce thing={loaderData.values.question} note={words.removeNote} />}
    </OfficePage>
  );
}
