import { data } from "react-router";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { BankLineCard } from "#app/components/admin/payments/bank-line-card.tsx";
import { WaitingOrders } from "#app/components/admin/payments/waiting-orders.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officePaymentsText } from "#app/content/messages/payments/office-payments.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { FILE_STATUS, readUploadForm } from "#app/middleware/read-upload.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { readBankDesk } from "#app/services/payments/bank-desk.server.ts";
import { importBankLines } from "#app/services/payments/import-bank-lines.server.ts";
import { readBankFile } from "#app/services/payments/read-bank-file.server.ts";
import { setLineAside, settleBankLine } from "#app/services/payments/settle-bank-line.server.ts";
import type { Route } from "./+types/payments";

const text = officePaymentsText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("change-orders")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  return readBankDesk(db, clock());
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const sent = await readUploadForm(request, {
    maxFileBytes: UPLOAD_MAX_BYTES.record,
    maxFiles: 1,
    client: context.get(clientContext),
  });
  if (!sent.ok) return refuse(text.file.problems[sent.reason], FILE_STATUS[sent.reason]);
  const { form, files } = sent.value;
  const { publicOrigin } = config;
  const by = { actor: byUser(accountOf(context)), now: clock() };
  const typed = fieldText(form, "number");
  const number = parseOrderNumber(typed) ?? typed;
  const lineId = Number(fieldText(form, "line"));
  switch (fieldText(form, "intent")) {
    case "read": {
      const [file] = files;
      const read = file ? await readBankFile(file.bytes) : ({ ok: false, reason: "no-file" } as const);
      if (!read.ok) return refuse(text.file.problems[read.reason], 422);
      const done = await importBankLines(db, { lines: read.value, publicOrigin, ...by });
      return say(done.newLines === 0 ? text.file.nothingNew : text.file.done(done.newLines, done.settled));
    }
    case "settle": {
      if (!Number.isSafeInteger(lineId)) throw data(undefined, { status: 400 });
      const settled = await settleBankLine(db, { lineId, number, matchedBy: "hand", publicOrigin, ...by });
      if (!settled.ok) return refuse(text.refusals[settled.reason], 409);
      const { excessPaise } = settled.value;
      return say(excessPaise > 0 ? text.settledMore(number, rupeesExact(excessPaise)) : text.settled(number));
    }
    case "aside": {
      if (!Number.isSafeInteger(lineId)) throw data(undefined, { status: 400 });
      const aside = await setLineAside(db, { lineId, ...by });
      return aside.ok ? say(text.setAside) : refuse(text.refusals[aside.reason], 409);
    }
    case "confirm": {
      const confirmed = await confirmPayment(db, { number, publicOrigin, ...by });
      return confirmed.ok ? say(text.settled(number)) : refuse(text.refusals[confirmed.reason], 409);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

function say(sentence: string) {
  return data<OfficeReply>({ isDone: true, sentence });
}

function refuse(sentence: string, status: number) {
  return data<OfficeReply>({ isDone: false, sentence }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const words = officePaymentsText;
  const { lines, openLines, waiting, waitingOrders } = loaderData;
  return (
    <OfficePage title={words.title} note={words.note}>
      <OfficeAnswer reply={actionData} />
      <TwoColumns
        main={
          <Card
            title={words.lines.title}
            end={openLines > 0 && words.lines.count(openLines)}
            isPadded={false}
          >
            {lines.length === 0 && <p className="p-4">{words.lines.none}</p>}
            <ul className="divide-y divide-line">
              {lines.map((line) => (
                <BankLineCard key={line.id} line={line} />
              ))}
            </ul>
          </Card>
        }
        side={
          <Card title={words.file.title}>
            <Form method="post" encType="multipart/form-data" className="grid gap-4">
              <p>{words.file.how}</p>
              <TextField
                name="file"
                label={words.file.field}
                type="file"
                accept=".csv,.txt,.xlsx,text/csv"
                required
              />
              <Button name="intent" value="read" isBlock>
                {words.file.read}
              </Button>
            </Form>
          </Card>
        }
        below={
          <Card title={words.waiting.title} end={waitingOrders > 0 && waitingOrders} isPadded={false}>
            <WaitingOrders orders={waiting} />
          </Card>
        }
      />
    </OfficePage>
  );
}
