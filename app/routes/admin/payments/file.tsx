import { data } from "react-router";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officePaymentsText } from "#app/content/messages/payments/office-payments.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { FILE_STATUS, readUploadForm } from "#app/middleware/read-upload.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { importBankLines } from "#app/services/payments/import-bank-lines.server.ts";
import { readBankFile } from "#app/services/payments/read-bank-file.server.ts";
import type { Route } from "./+types/file";

const text = officePaymentsText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("change-orders")];

/** Reads a statement, and goes on to its lines. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const sent = await readUploadForm(request, {
    maxFileBytes: UPLOAD_MAX_BYTES.record,
    maxFiles: 1,
    client: context.get(clientContext),
  });
  const { problems } = text.file;
  if (!sent.ok) return answer(problems[sent.reason], FILE_STATUS[sent.reason]);
  const [file] = sent.value.files;
  if (!file) return answer(problems["no-file"], 422);
  const read = await readBankFile(file.bytes);
  if (!read.ok) return answer(problems[read.reason], 422);
  const by = { actor: byUser(accountOf(context)), now: clock() };
  const { newLines } = await importBankLines(db, { lines: read.value, source: "statement", ...by });
  if (newLines > 0) return redirect("/admin/payments/match");
  return data<OfficeReply>({ isDone: true, sentence: text.file.nothingNew });
}

function answer(sentence: string, status: number) {
  return data<OfficeReply>({ isDone: false, sentence }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.file.title);

export default function BankFile({ actionData }: Route.ComponentProps) {
  const words = officePaymentsText.file;
  return (
    <OfficePage
      title={words.title}
      note={words.how}
      actions={
        <ButtonLink to="/admin/payments" variant="quiet">
          {words.back}
        </ButtonLink>
      }
    >
      <OfficeAnswer reply={actionData} />
      <Card>
        <Form method="post" encType="multipart/form-data" className="grid max-w-xl gap-4">
          <TextField name="file" label={words.field} type="file" accept=".csv,.txt,.xlsx,text/csv" required />
          <Button isBlock>{words.read}</Button>
        </Form>
      </Card>
    </OfficePage>
  );
}
