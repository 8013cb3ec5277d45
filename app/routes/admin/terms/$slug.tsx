import { data } from "react-router";
import { type TermAnswer, TermForm } from "#app/components/admin/catalog/term-form.tsx";
import { TermNav } from "#app/components/admin/catalog/term-nav.tsx";
import { ChangedMeanwhile } from "#app/components/admin/changed-meanwhile.tsx";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { type TermTexts, termFields } from "#app/domain/catalog/term-form.ts";
import { type TermKind, termKindOf } from "#app/domain/catalog/term-kind.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { refusalStatus } from "#app/domain/refusal-status.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findTerm, listCompanyChoices } from "#app/services/catalog/desk/find-term.server.ts";
import { saveTerm } from "#app/services/catalog/desk/save-term.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import type { Route } from "./+types/$slug";

const text = officeCatalogText;
/** The address of a thing that does not exist yet. */
const NEW = "new";

/** `reply` and `stored` say what somebody else saved meanwhile. */
type Answer = ScreenAnswer<TermAnswer & { stored?: TermTexts }>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const kind = termKindOf(shopPath(url));
  const { db } = context.get(shopContext);
  const texts = slug === NEW ? {} : await findTerm(db, kind, slug);
  if (!texts) throw data(undefined, { status: 404 });
  return {
    kind,
    texts,
    version: slug === NEW ? undefined : versionOf(texts),
    fields: termFields(kind),
    companies: await listCompanyChoices(db),
    isNew: slug === NEW,
    isSaved: url.searchParams.has("saved"),
  };
}

export async function action({ params: { slug }, url, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const kind = termKindOf(shopPath(url));
  const form = await readForm(request);
  const texts = Object.fromEntries(
    termFields(kind).map(({ name }) => [name, fieldText(form, name).replaceAll("\r\n", "\n")]),
  );
  const version = fieldText(form, "version") || undefined;
  const saved = await saveTerm(db, kind, {
    slug: slug === NEW ? undefined : slug,
    texts,
    version,
    actor: byUser(accountOf(context)),
    now: clock(),
  });
  if (saved.ok) return redirect(`/admin/${kind}/${saved.slug}?saved=yes`, 303);
  if (saved.reason === "unknown") throw data(undefined, { status: 404 });
  if (saved.reason === "changed") {
    const stored = await findTerm(db, kind, slug);
    if (!stored) throw data(undefined, { status: 404 });
    const reply = changedReply(await findLastChange(db, `${kind} ${slug}`));
    const meanwhile = { reply, stored: asSent(kind, stored), version: versionOf(stored) };
    return data<Answer>({ texts, problems: {}, ...meanwhile }, { status: 409 });
  }
  const sentences = Object.entries(saved.problems).map(([field, problem]) => [field, text.problems[problem]]);
  return data<Answer>(
    { texts, problems: Object.fromEntries(sentences), version },
    { status: refusalStatus(saved.problems) },
  );
}

/** A browser sends its line breaks as two characters, the shop keeps one. */
/** Stored texts as the form would send them back, to be held against what was typed. */
function asSent(kind: TermKind, stored: TermTexts): TermTexts {
  const sent = termFields(kind).map(({ name, look }) => {
    const text = stored[name] ?? "";
    return [name, look === "tick" && text === "no" ? "" : text];
  });
  return Object.fromEntries(sent);
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  personalMeta(matches, text.terms.titles[termKindOf(shopPath(location))]);

export default function Term({ loaderData, actionData }: Route.ComponentProps) {
  const { terms: words } = officeCatalogText;
  const { kind, texts, version, fields, companies, isNew, isSaved } = loaderData;
  return (
    <OfficePage title={isNew ? words.add[kind] : texts.name}>
      <TermNav current={kind} />
      {isSaved && !actionData && <OfficeAnswer reply={{ isDone: true, sentence: words.saved }} />}
      <OfficeAnswer reply={actionData?.reply} />
      {actionData?.stored && (
        <ChangedMeanwhile
          stored={actionData.stored}
          typed={actionData.texts}
          labelOf={(name) => words.fields[name] ?? name}
        />
      )}
      <TermForm
        key={version}
        fields={fields}
        texts={texts}
        version={version}
        companies={companies}
        answer={actionData}
      />
    </OfficePage>
  );
}
