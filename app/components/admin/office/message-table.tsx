import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { Form } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeMessagesText } from "#app/content/messages/office/office-messages.ts";
import { UNREADABLE_MESSAGE } from "#app/domain/message-retry.ts";

type Message = {
  id: number;
  channel: "mail" | "sms";
  recipient: string;
  subject: string;
  attempts: number;
  createdAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
  dueAt: Date;
  lastError: string | null;
  usefulUntil: Date | null;
};

/** Messages without their words; those that have failed can be tried again. */
export function MessageTable({
  view,
  messages,
  now,
}: {
  view: "failed" | "waiting" | "sent";
  messages: Message[];
  now: Date;
}) {
  const words = officeMessagesText;
  const columns: Column<Message>[] = [
    {
      heading: words.columns.message,
      cell: ({ subject, channel, recipient, lastError }) => (
        <>
          <b>{subject || words.channels[channel]}</b>
          <small className="break-all">{recipient}</small>
          {lastError && (
            <small className="break-words text-error">
              {lastError === UNREADABLE_MESSAGE ? words.unreadable : lastError}
            </small>
          )}
        </>
      ),
    },
    {
      heading: words.columns.when,
      isNumber: true,
      cell: ({ createdAt, sentAt, failedAt, attempts }) => (
        <>
          <span className="whitespace-nowrap">{formatDateTime(failedAt ?? sentAt ?? createdAt)}</span>
          <small>{words.tries(attempts)}</small>
        </>
      ),
    },
  ];
  const retry: Column<Message> = {
    heading: words.retry,
    cell: ({ id, recipient, usefulUntil, failedAt, lastError }) =>
      !failedAt && !lastError ? null : usefulUntil && usefulUntil <= now ? (
        <small>{words.isOver}</small>
      ) : (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="btn btn-quiet btn-row">
            {words.retry}
            <span className="sr-only"> {recipient}</span>
          </button>
        </Form>
      ),
  };
  return (
    <OfficeTable
      label={words.views[view]}
      columns={view === "sent" ? columns : [...columns, retry]}
      rows={messages}
      keyOf={({ id }) => id}
      nothing={words.none[view]}
    />
  );
}
