import { shortTime } from "#app/components/admin/office/job-table.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { jobsText } from "#app/content/messages/jobs.ts";
import { officeJobsText } from "#app/content/messages/office/office-jobs.ts";
import type { JobFault, JobName } from "#app/domain/job.ts";

type RunShown = {
  id: number;
  job: JobName | undefined;
  stored: string;
  isByHand: boolean;
  rounds: number;
  fault: JobFault | undefined;
  startedAt: Date;
  longestMs: number;
  process: string;
};

/** What the jobs did, a row for each job, day and result. */
export function JobHistory({ view, runs }: { view: "all" | "failed"; runs: RunShown[] }) {
  const words = officeJobsText;
  const columns: Column<RunShown>[] = [
    {
      heading: words.historyColumns.job,
      cell: ({ job, stored, process }) => (
        <>
          <b>{job ? jobsText.names[job] : stored}</b>
          <small className="break-all">{process}</small>
        </>
      ),
    },
    {
      heading: words.historyColumns.when,
      isNumber: true,
      cell: ({ startedAt, longestMs, rounds }) => (
        <>
          <span className="whitespace-nowrap">{formatDateTime(startedAt)}</span>
          <small>
            {rounds === 1 ? words.took(shortTime(longestMs)) : words.longest(shortTime(longestMs))}
          </small>
        </>
      ),
    },
    {
      heading: words.historyColumns.how,
      cell: ({ fault, rounds, isByHand }) => (
        <>
          {fault ? (
            <span className="break-words text-error">{jobsText.fault(fault)}</span>
          ) : (
            <span className="text-ink-2">{words.done}</span>
          )}
          <small>{isByHand ? words.byHand : words.rounds(rounds)}</small>
        </>
      ),
    },
  ];
  return (
    <OfficeTable
      label={words.history}
      columns={columns}
      rows={runs}
      keyOf={({ id }) => id}
      nothing={words.none[view]}
    />
  );
}
