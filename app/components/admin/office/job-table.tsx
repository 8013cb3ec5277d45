import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { Form } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { jobsText } from "#app/content/messages/jobs.ts";
import { officeJobsText } from "#app/content/messages/office/office-jobs.ts";
import type { JobFault, JobName } from "#app/domain/job.ts";

/** How a job went last, in whichever process of the shop. */
export type JobShown = {
  job: JobName;
  startedAt: Date | undefined;
  tookMs: number;
  fault: JobFault | undefined;
  failuresInRow: number;
  nextAt: Date | undefined;
  isRunning: boolean;
};

/** Every job of the shop: how it went last, when it comes next, and a button to run it now. */
export function JobTable({ jobs }: { jobs: JobShown[] }) {
  const words = officeJobsText;
  const columns: Column<JobShown>[] = [
    { heading: words.columns.job, cell: ({ job }) => <b>{jobsText.names[job]}</b> },
    {
      heading: words.columns.run,
      isNumber: true,
      cell: ({ job }) => (
        <Form method="post">
          <input type="hidden" name="job" value={job} />
          <button type="submit" className="btn btn-quiet btn-row">
            {words.run}
            <span className="sr-only">: {jobsText.names[job]}</span>
          </button>
        </Form>
      ),
    },
    { heading: words.columns.how, cell: (job) => <HowItWent job={job} /> },
    {
      heading: words.columns.last,
      isNumber: true,
      cell: ({ startedAt, tookMs, nextAt }) => (
        <>
          {startedAt ? (
            <span className="whitespace-nowrap">{formatDateTime(startedAt)}</span>
          ) : (
            <span className="text-ink-2">{words.notYet}</span>
          )}
          {startedAt && <small>{words.took(shortTime(tookMs))}</small>}
          {nextAt && (
            <small className="ml-auto block max-w-36">
              {words.columns.next}: <span className="whitespace-nowrap">{formatDateTime(nextAt)}</span>
            </small>
          )}
        </>
      ),
    },
  ];
  return (
    <OfficeTable
      label={words.now}
      columns={columns}
      rows={jobs}
      keyOf={({ job }) => job}
      isNow={({ fault }) => fault !== undefined}
    />
  );
}

function HowItWent({ job }: { job: JobShown }) {
  const words = officeJobsText;
  const { isRunning, startedAt, fault, failuresInRow } = job;
  if (isRunning) return <span>{words.running}</span>;
  if (fault)
    return (
      <span className="break-words text-error">
        {words.failed(failuresInRow)}
        <small className="block">{jobsText.fault(fault)}</small>
      </span>
    );
  return startedAt ? <span className="text-ink-2">{words.done}</span> : null;
}

/** A length of time in the unit that fits. */
export function shortTime(ms: number): string {
  const words = officeJobsText;
  if (ms < 1_000) return words.milliseconds(ms);
  if (ms < 120_000) return words.seconds((ms / 1_000).toFixed(1));
  return words.minutes(Math.round(ms / 60_000));
}
