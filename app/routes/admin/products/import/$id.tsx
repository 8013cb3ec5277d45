import { useEffect } from "react";
import { data, useRevalidator } from "react-router";
import { ImportActs } from "#app/components/admin/catalog/import-acts.tsx";
import { ImportRows } from "#app/components/admin/catalog/import-rows.tsx";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import type { ImportOutcome } from "#app/domain/catalog/import-row.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findImport, listImportRows } from "#app/services/catalog/import/find-import.server.ts";
import { undoImport } from "#app/services/catalog/import/undo-import.server.ts";
import { askForApply, askForCheck } from "#app/services/catalog/import/work-on-imports.server.ts";
import type { Route } from "./+types/$id";

const text = officeCatalogText.imports;
const OUTCOMES = ["error", "create", "update", "same"] as const satisfies ImportOutcome[];
const LOOK_AGAIN_SECONDS = 2;
const NAMED_SKUS = 10;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const found = await findImport(db, parseRowId(params.id) ?? 0);
  if (!found) throw data(undefined, { status: 404 });
  const query = new URL(request.url).searchParams;
  const outcome = OUTCOMES.find((each) => each === query.get("outcome"));
  const after = parseRowId(query.get("after")) ?? 0;
  const isWorking = found.status === "checking" || found.status === "running";
  const list = isWorking
    ? { rows: [], after: undefined }
    : await listImportRows(db, { importId: found.id, outcome, after });
  return data(
    { found, outcome, isWorking, list, isFirst: after === 0 },
    // Without JavaScript the browser itself looks again.
    isWorking ? { headers: { Refresh: String(LOOK_AGAIN_SECONDS) } } : undefined,
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const { userId } = accountOf(context);
  const importId = parseRowId(params.id) ?? 0;
  if (fieldText(form, "intent") === "apply") {
    const asked = await askForApply(db, { importId, userId });
    return asked.ok ? reply(text.status.running, 200) : reply(text.refusals[asked.reason], 409);
  }
  if (fieldText(form, "intent") === "check") {
    const asked = await askForCheck(db, { importId, userId });
    return asked.ok ? reply(text.status.checking, 200) : reply(text.refusals["not-failed"], 409);
  }
  if (fieldText(form, "intent") !== "undo") throw data(undefined, { status: 400 });
  const undone = await undoImport(db, { importId, actor: byUser({ userId }), now: clock() });
  if (undone.ok) return reply(text.undone, 200);
  if (undone.reason === "changed-since" || undone.reason === "in-use")
    return reply(text.refusals[undone.reason](undone.skus.slice(0, NAMED_SKUS).join(", ")), 409);
  return reply(text.refusals[undone.reason], 409);
}

function reply(sentence: string, status: number) {
  return data<OfficeReply>({ isDone: status === 200, sentence }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { imports: words } = officeCatalogText;
  const { found, outcome, isWorking, list, isFirst } = loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(revalidate, LOOK_AGAIN_SECONDS * 500);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
  const counts = {
    create: found.createCount,
    update: found.updateCount,
    same: found.sameCount,
    error: found.errorCount,
  };
  return (
    <OfficePage title={words.title} note={words.started(found.fileName, formatDateTime(found.createdAt))}>
      {actionData && !(actionData.isDone && isWorking) && <OfficeAnswer reply={actionData} />}
      <Card title={words.status[found.status]}>
        <ImportActs found={found} isWorking={isWorking} />
      </Card>
      {!isWorking && (
        <Card isPadded={false}>
          <OfficeTabs
            label={words.title}
            tabs={[
              { text: words.allRows, to: "?", isCurrent: !outcome },
              ...OUTCOMES.map((each) => ({
                text: words.outcomes[each],
                to: `?outcome=${each}` as const,
                isCurrent: each === outcome,
                count: counts[each],
              })),
            ]}
          />
          <ImportRows rows={list.rows} />
          <KeyPaging after={list.after?.toString()} isFirst={isFirst} />
        </Card>
      )}
    </OfficePage>
  );
}
