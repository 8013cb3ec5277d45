import { data } from "react-router";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { MessageTable } from "#app/components/admin/office/message-table.tsx";
import { RetryAll } from "#app/components/admin/office/retry-all.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeMessagesText } from "#app/content/messages/office/office-messages.ts";
import { shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { countFailed, retryAllMessages, retryMessage } from "#app/services/failed-messages.server.ts";
import { listMessages, MESSAGE_VIEWS } from "#app/services/office/list-messages.server.ts";
import type { Route } from "./+types/messages";

const text = officeMessagesText;
const STATUS_OF = { "unknown-message": 404, "not-failed": 409, "out-of-date": 409 };

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-jobs")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const now = clock();
  const query = new URL(request.url).searchParams;
  const chosen = query.get("view");
  const view = MESSAGE_VIEWS.find((each) => each === chosen) ?? "failed";
  const after = parseRowId(query.get("after"));
  const messages = await listMessages(db, { view, after });
  const failed = await countFailed(db, now);
  return {
    views: MESSAGE_VIEWS,
    view,
    messages,
    failed,
    now,
    isFirst: after === undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const by = { staffId: accountOf(context).userId, now: clock() };
  if (fieldText(form, "intent") === "retry-all") {
    const count = await retryAllMessages(db, { seenAt: seenAtOf(form) ?? by.now, ...by });
    return data<OfficeReply>({ isDone: true, sentence: count === 0 ? text.all.none : text.all.sent(count) });
  }
  const id = parseRowId(fieldText(form, "id")) ?? 0;
  const retried = await retryMessage(db, { id, ...by });
  if (retried.ok) return data<OfficeReply>({ isDone: true, sentence: text.retried });
  return data<OfficeReply>(
    { isDone: false, sentence: text.refusals[retried.reason] },
    { status: STATUS_OF[retried.reason] },
  );
}

/** When the screen was made whose number was agreed to; what failed later is not part of it. */
function seenAtOf(form: FormData): Date | undefined {
  const seenAt = new Date(fieldText(form, "seenAt"));
  return Number.isNaN(seenAt.getTime()) ? undefined : seenAt;
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeMessagesText;
  const { views, view, messages, failed, now, isFirst } = loaderData;
  const tabs = views.map((each) => ({
    text: words.views[each],
    to: `?view=${each}` as const,
    isCurrent: each === view,
  }));
  return (
    <OfficePage
      title={words.title}
      note={words.note}
      actions={failed.useful > 0 && <RetryAll failed={failed} seenAt={now} />}
    >
      <OfficeAnswer reply={actionData} />
      <Card isPadded={false}>
        <OfficeTabs label={words.views.label} tabs={tabs} />
        <MessageTable view={view} messages={messages.rows} now={now} />
        <KeyPaging after={messages.after?.toString()} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
