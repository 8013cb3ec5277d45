import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeMessagesText } from "#app/content/messages/office/office-messages.ts";
import type { JobRun } from "#app/domain/job.ts";

/** What the shop does in the background: when each job was last done, and how it last failed. */
export function JobTable({ jobs }: { jobs: JobRun[] }) {
  const words = officeMessagesText;
  const columns: Column<JobRun>[] = [
    { heading: words.jobColumns.job, cell: ({ job }) => <b>{words.jobNames[job]}</b> },
    {
      heading: words.jobColumns.last,
      isNumber: true,
      cell: ({ doneAt }) => (doneAt ? formatDateTime(doneAt) : words.notYet),
    },
    {
      heading: words.jobColumns.error,
      cell: ({ failedAt, error }) =>
        failedAt ? (
          <span className="break-words text-error">{words.failed(formatDateTime(failedAt), error)}</span>
        ) : (
          <span className="text-ink-2">{words.noError}</span>
        ),
    },
  ];
  return <OfficeTable label={words.jobs} columns={columns} rows={jobs} keyOf={({ job }) => job} />;
}
