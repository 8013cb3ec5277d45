import { data } from "react-router";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeTable } from "#app/components/admin/office-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { FILE_STATUS, readUploadForm } from "#app/middleware/read-upload.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { listImports } from "#app/services/catalog/import/find-import.server.ts";
import { startImport } from "#app/services/catalog/import/start-import.server.ts";
import type { Route } from "./+types/index";

const text = officeCatalogText.imports;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ context }: Route.LoaderArgs) {
  return { imports: await listImports(context.get(shopContext).db) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const sent = await readUploadForm(request, {
    maxFileBytes: UPLOAD_MAX_BYTES.record,
    maxFiles: 1,
    client: context.get(clientContext),
  });
  if (!sent.ok) return refuse(text.fileProblems[sent.reason], FILE_STATUS[sent.reason]);
  const [file] = sent.value.files;
  if (!file) return refuse(text.fileProblems["no-file"], 422);
  const { userId } = accountOf(context);
  const started = await startImport(db, { ...file, userId, now: clock() });
  return started.ok
    ? redirect(`/admin/products/import/${started.value.importId}`, 303)
    : refuse(text.fileProblems[started.reason], 422);
}

function refuse(sentence: string, status: number) {
  return data<OfficeReply>({ isDone: false, sentence }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeCatalogText;
  const { imports } = words;
  return (
    <OfficePage
      title={imports.title}
      note={imports.note}
      actions={
        <a href={hrefOf("/admin/products/export.csv")} className="btn btn-quiet" download>
          {words.export}
        </a>
      }
    >
      <OfficeAnswer reply={actionData} />
      <Card>
        <Form method="post" encType="multipart/form-data" className="grid max-w-2xl gap-4">
          <p>{imports.how}</p>
          <TextField name="file" label={imports.file} type="file" accept=".csv,text/csv" required />
          <Button className="justify-self-start">{imports.check}</Button>
        </Form>
      </Card>
      <Card title={imports.earlier} isPadded={false}>
        <OfficeTable
          label={imports.earlier}
          rows={loaderData.imports}
          keyOf={(row) => row.id}
          columns={[
            {
              heading: words.columns.when,
              cell: (row) => (
                <>
                  <Link to={`/admin/products/import/${row.id}`} className="link">
                    {row.fileName}
                  </Link>
                  <small>
                    {formatDateTime(row.createdAt)}, {row.startedBy}
                  </small>
                </>
              ),
            },
            { heading: words.columns.outcome, cell: (row) => imports.status[row.status] },
            { heading: words.columns.row, isNumber: true, isOnlyWide: true, cell: (row) => row.rowCount },
          ]}
        />
      </Card>
    </OfficePage>
  );
}
