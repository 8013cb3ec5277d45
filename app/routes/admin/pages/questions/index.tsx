import { OfficeAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { PagesNav } from "#app/components/admin/pages/pages-nav.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";
import { shopContext } from "#app/context.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listFaqsToEdit } from "#app/services/pages/change-faqs.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-content")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const removed = parseRowId(new URL(request.url).searchParams.get("removed"));
  return { removed, questions: await listFaqsToEdit(context.get(shopContext).db) };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officePagesText.nav.questions);

export default function Questions({ loaderData }: Route.ComponentProps) {
  const words = officePagesText;
  const { removed, questions } = loaderData;
  const reply = removed && { isDone: true, sentence: words.questions.removed, undoId: removed };
  const columns: Column<(typeof questions)[number]>[] = [
    {
      heading: words.questions.columns.question,
      cell: ({ slug, question }) => (
        <Link to={`/admin/pages/questions/${slug}`} className="link">
          {question}
        </Link>
      ),
    },
    {
      heading: words.questions.columns.category,
      isOnlyWide: true,
      cell: ({ category }) => category ?? words.questions.general,
    },
  ];
  return (
    <OfficePage
      title={words.title}
      note={words.questions.note}
      actions={
        <Link to="/admin/pages/questions/new" className="btn btn-primary">
          {words.questions.add}
        </Link>
      }
    >
      <PagesNav current="questions" />
      <OfficeAnswer reply={reply || undefined} />
      <Card isPadded={false}>
        <OfficeTable
          label={words.nav.questions}
          columns={columns}
          rows={questions}
          keyOf={({ slug }) => slug}
        />
      </Card>
    </OfficePage>
  );
}
