import { data, redirect } from "react-router";
import { TermForm } from "#app/components/admin/catalogue/term-form.tsx";
import { TermNav } from "#app/components/admin/catalogue/term-nav.tsx";
import { OfficeAnswer } from "#app/components/admin/office-answer.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/order/personal-meta.ts";
import { useText } from "#app/components/text.tsx";
import { officeCatalogueText } from "#app/content/messages/en/office-catalogue.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { refusalStatus } from "#app/domain/refusal-status.ts";
import { termFields } from "#app/domain/term-form.ts";
import { termKindOf } from "#app/domain/term-kind.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findTerm } from "#app/services/catalog-desk/find-term.server.ts";
import { saveTerm } from "#app/services/catalog-desk/save-term.server.ts";
import type { Route } from "./+types/$slug";

const text = textFor("en", officeCatalogueText);
/** The address of a thing that does not exist yet. */
const NEW = "new";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const kind = termKindOf(url.pathname);
  const texts = slug === NEW ? {} : await findTerm(context.get(shopContext).db, kind, slug);
  if (!texts) throw data(undefined, { status: 404 });
  return {
    kind,
    texts,
    fields: termFields(kind),
    isNew: slug === NEW,
    isSaved: url.searchParams.has("saved"),
  };
}

export async function action({ params: { slug }, url, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const kind = termKindOf(url.pathname);
  const form = await readForm(request);
  const texts = Object.fromEntries(termFields(kind).map(({ name }) => [name, String(form.get(name) ?? "")]));
  const saved = await saveTerm(db, kind, {
    slug: slug === NEW ? undefined : slug,
    texts,
    actor: accountOf(context).name,
    now: clock(),
  });
  if (saved.ok) return redirect(`/admin/${kind}/${saved.slug}?saved=yes`, 303);
  if (saved.reason === "unknown") throw data(undefined, { status: 404 });
  const sentences = Object.entries(saved.mistakes).map(([field, mistake]) => [field, text.mistakes[mistake]]);
  return data(
    { texts, mistakes: Object.fromEntries(sentences) as Record<string, string> },
    { status: refusalStatus(saved.mistakes) },
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  personalMeta(matches, text.terms.titles[termKindOf(location.pathname)]);

export default function Term({ loaderData, actionData }: Route.ComponentProps) {
  const { terms: words } = useText(officeCatalogueText);
  const { kind, texts, fields, isNew, isSaved } = loaderData;
  return (
    <OfficePage title={isNew ? words.add[kind] : texts.name}>
      <TermNav current={kind} />
      {isSaved && !actionData && <OfficeAnswer reply={{ isDone: true, sentence: words.saved }} />}
      <TermForm key={texts.slug} fields={fields} texts={texts} answer={actionData} />
    </OfficePage>
  );
}
