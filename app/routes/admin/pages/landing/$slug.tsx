import { data } from "react-router";
import { ChangedMeanwhile } from "#app/components/admin/changed-meanwhile.tsx";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { ClaimList } from "#app/components/admin/pages/claim-list.tsx";
import { LandingForm } from "#app/components/admin/pages/landing-form.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import type { ClaimFinding } from "#app/domain/catalog/health-claims.ts";
import { parseForm } from "#app/domain/form/form.ts";
import { seoPageFields } from "#app/domain/pages/seo-page-form.ts";
import { sentTexts } from "#app/domain/shop/setting-form.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import {
  changeSeoPage,
  createSeoPage,
  findSeoPageToEdit,
  type SeoPage,
} from "#app/services/places/seo-pages.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import type { Route } from "./+types/$slug";

const text = officePagesText.landing;
/** The address of the form for a page that does not exist yet. */
const NEW = "new";
const STATUS_OF = {
  "not-found": 404,
  "slug-taken": 409,
  "canonical-taken": 409,
  "canonical-unknown": 422,
  claims: 422,
  "nothing-left": 422,
  "unknown-fact": 422,
} satisfies Record<keyof typeof text.refusals, number>;

type Answer = ScreenAnswer<{
  values: Record<string, string>;
  version?: string | undefined;
  claims?: ClaimFinding[] | undefined;
  /** What somebody else saved meanwhile. */
  stored?: Record<string, string>;
}>;

const NEW_PAGE: Record<string, string> = { changeFrequency: "weekly", priority: "0.7", isActive: "on" };

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const isSaved = new URL(request.url).searchParams.has("saved");
  if (params.slug === NEW)
    return { isNew: true, isSaved, values: NEW_PAGE, version: undefined, title: text.newTitle };
  const page = await findSeoPageToEdit(context.get(shopContext).db, params.slug);
  if (!page) throw data(undefined, { status: 404 });
  const values = valuesOf(page);
  return {
    isNew: false,
    isSaved,
    values,
    version: versionOf(page),
    title: page.h1Title,
  };
}

function valuesOf({ id: _, updatedAt: __, isActive, ...texts }: SeoPage): Record<string, string> {
  const shown = Object.entries({ ...texts, isActive: isActive ? "on" : "" });
  return Object.fromEntries(shown.map(([name, value]) => [name, String(value ?? "")]));
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const { version, ...values } = sentTexts(form);
  const parsed = parseForm(seoPageFields, form);
  if (!parsed.ok) {
    const errors = problemSentences(parsed.problems, text.problems);
    const reply = { isDone: false, sentence: text.refused, errors };
    return data<Answer>({ reply, values, version }, { status: 422 });
  }
  const page = parsed.value;
  const change = { page, actor: byUser(accountOf(context)), now: clock() };
  const saved =
    params.slug === NEW
      ? await createSeoPage(db, change)
      : await changeSeoPage(db, { slug: params.slug, version, ...change });
  if (saved.ok) return redirect(`/admin/pages/landing/${saved.value.slug}?saved`, 303);
  if (saved.reason === "changed") {
    const reply = changedReply(await findLastChange(db, `landing page ${params.slug}`));
    const stored = await findSeoPageToEdit(db, params.slug);
    const now = stored && { version: versionOf(stored), stored: valuesOf(stored) };
    return data<Answer>({ reply, values, ...now }, { status: 409 });
  }
  const claims = saved.reason === "claims" ? saved.claims : undefined;
  const reply = { isDone: false, sentence: text.refusals[saved.reason] };
  return data<Answer>({ reply, values, version, claims }, { status: STATUS_OF[saved.reason] });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  personalMeta(matches, loaderData?.title ?? text.newTitle);

export default function LandingPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = officePagesText;
  const { isNew, isSaved, values, title } = loaderData;
  const reply = actionData?.reply ?? (isSaved ? { isDone: true, sentence: words.landing.saved } : undefined);
  const shown = actionData?.values ?? values;
  return (
    <OfficePage
      title={title}
      actions={
        !isNew && (
          <Link to={`/location/${loaderData.values.slug}`} className="btn btn-quiet" reloadDocument>
            {words.show}
          </Link>
        )
      }
    >
      <OfficeAnswer reply={reply} isListing={false} />
      <ClaimList claims={actionData?.claims} />
      {actionData?.stored && (
        <ChangedMeanwhile
          stored={actionData.stored}
          typed={shown}
          labelOf={(name) => (words.landing.fields as Record<string, string>)[name] ?? name}
        />
      )}
      <Card>
        <LandingForm
          key={JSON.stringify(shown)}
          isNew={isNew}
          values={shown}
          version={actionData?.version ?? loaderData.version}
          errors={actionData?.reply?.errors ?? {}}
        />
      </Card>
    </OfficePage>
  );
}
