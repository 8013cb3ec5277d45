import { data } from "react-router";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { BatchActions } from "#app/components/admin/stock/batch-actions.tsx";
import { BatchFacts } from "#app/components/admin/stock/batch-facts.tsx";
import { MovementTable } from "#app/components/admin/stock/movement-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { parseForm } from "#app/domain/form/form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText, typedTexts } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { adjustFields } from "#app/domain/stock/batch-form.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  adjustBatch,
  type BatchRefusal,
  destroyBatch,
  quarantineBatch,
} from "#app/services/stock/change-batch.server.ts";
import { findBatch, listMovements } from "#app/services/stock/find-batch.server.ts";
import type { Route } from "./+types/$id";

const text = officeStockText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-stock")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const batchId = parseRowId(params.id);
  const batch = batchId && (await findBatch(db, batchId));
  if (!batch) throw data(undefined, { status: 404 });
  const after = parseRowId(new URL(request.url).searchParams.get("after"));
  return { batch, movements: await listMovements(db, { batchId, after }), isFirst: after === undefined };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const note = fieldLine(form, "note").slice(0, 200);
  const change = {
    batchId: parseRowId(params.id) ?? 0,
    note,
    actor: byUser(accountOf(context)),
    now: clock(),
  };
  const seen = parseWholeNumber(fieldText(form, "seen"), { min: 0, max: 9_999_999 });
  const intent = fieldText(form, "intent");
  const typed = typedTexts(form, ["intent", "note", "counted"]);
  const counting = parseForm(adjustFields, form);
  const errors = {
    ...(intent === "adjust" &&
      !counting.ok &&
      counting.problems.counted && { counted: text.problems.quantity }),
    ...(!note && { [`note-${intent}`]: text.problems.required }),
  };
  if (Object.keys(errors).length > 0)
    return reply({ isDone: false, sentence: text.refusals.fields, errors, typed }, 422);
  switch (intent) {
    case "adjust": {
      const { counted } = counting.ok ? counting.value : { counted: Number.NaN };
      const adjusted = await adjustBatch(db, { ...change, seen, counted });
      return adjusted.ok
        ? done(text.batch.adjusted(adjusted.value.quantity))
        : refuse(adjusted.reason, typed);
    }
    case "quarantine":
    case "free": {
      const isQuarantined = intent === "quarantine";
      const moved = await quarantineBatch(db, { ...change, isQuarantined });
      return moved.ok
        ? done(isQuarantined ? text.batch.isQuarantined : text.batch.isFree)
        : refuse(moved.reason, typed);
    }
    case "destroy": {
      const destroyed = await destroyBatch(db, { ...change, seen });
      return destroyed.ok ? done(text.batch.destroyed) : refuse(destroyed.reason, typed);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

function done(sentence: string) {
  return reply({ isDone: true, sentence }, 200);
}

function refuse(reason: BatchRefusal, typed: Record<string, string>) {
  return reply(
    { isDone: false, sentence: text.refusals[reason], typed },
    reason === "unknown-batch" ? 404 : 409,
  );
}

function reply(answer: OfficeReply, status: number) {
  return data<OfficeReply>(answer, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Batch({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeStockText;
  const { batch, movements, isFirst } = loaderData;
  return (
    <OfficePage title={words.batch.title(batch.number)} note={`${batch.name}, ${batch.brandName}`}>
      <OfficeAnswer reply={actionData} />
      <TwoColumns
        main={
          <Card title={words.batch.ledger} isPadded={false}>
            <MovementTable movements={movements.rows} />
            <KeyPaging after={movements.after?.toString()} isFirst={isFirst} />
          </Card>
        }
        side={
          <>
            <BatchFacts batch={batch} />
            <BatchActions key={`${batch.quantity}${batch.isQuarantined}`} batch={batch} />
          </>
        }
      />
    </OfficePage>
  );
}
