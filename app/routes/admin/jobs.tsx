import { data } from "react-router";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { JobHistory } from "#app/components/admin/office/job-history.tsx";
import { JobTable } from "#app/components/admin/office/job-table.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { jobsText } from "#app/content/messages/jobs.ts";
import { officeJobsText } from "#app/content/messages/office/office-jobs.ts";
import { shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { ALARMING_FAILURES, JOB_HISTORY_DAYS, JOB_NAMES } from "#app/domain/job.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { listJobRuns } from "#app/services/job-history.server.ts";
import { listJobs } from "#app/services/office/list-jobs.server.ts";
import type { Route } from "./+types/jobs";

const VIEWS = ["all", "failed"] as const;
const STATUS_OF = { "unknown-job": 404, "is-running": 409 };

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-jobs")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, jobs } = context.get(shopContext);
  const view = VIEWS.find((each) => each === url.searchParams.get("view")) ?? "all";
  const after = parseRowId(url.searchParams.get("after"));
  const [shown, runs] = await Promise.all([
    listJobs(db, jobs),
    listJobRuns(db, { isFailedOnly: view === "failed", after }),
  ]);
  return { jobs: shown, runs, view, isFirst: after === undefined };
}

/** Runs a job now, as the timer would. */
export async function action({ request, context }: Route.ActionArgs) {
  const words = officeJobsText;
  const { jobs } = context.get(shopContext);
  const asked = fieldText(await readForm(request), "job");
  const job = JOB_NAMES.find((name) => name === asked);
  const ran = await jobs.runNow(job, { staffId: accountOf(context).userId });
  if (!ran.ok)
    return data<OfficeReply>(
      { isDone: false, sentence: words.refusals[ran.reason] },
      { status: STATUS_OF[ran.reason] },
    );
  const name = jobsText.names[job!];
  const { value } = ran;
  if (value.state === "failed")
    return data<OfficeReply>({ isDone: false, sentence: words.ranBadly(name, jobsText.fault(value.fault)) });
  const sentence = value.state === "done" ? words.ran(name) : words.isUnderWay(name);
  return data<OfficeReply>({ isDone: true, sentence });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeJobsText.title);

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeJobsText;
  const { jobs, runs, view, isFirst } = loaderData;
  const alarming = jobs.filter(({ failuresInRow }) => failuresInRow >= ALARMING_FAILURES);
  const tabs = VIEWS.map((each) => ({
    text: words.views[each],
    to: `?view=${each}` as const,
    isCurrent: each === view,
  }));
  return (
    <OfficePage title={words.title} note={words.note}>
      <OfficeAnswer reply={actionData} />
      {alarming.length > 0 && (
        <Notice kind="warning">
          <b>{words.alarm(alarming.length)}</b>
          <ul className="list-disc pl-5">
            {alarming.map(({ job, fault }) => (
              <li key={job}>
                {jobsText.names[job]}
                {fault && `: ${jobsText.fault(fault)}`}
              </li>
            ))}
          </ul>
          {words.alarmHelp}
        </Notice>
      )}
      <Card title={words.now} isPadded={false}>
        <JobTable jobs={jobs} />
      </Card>
      <Card
        title={words.history}
        end={<span className="text-sm text-ink-2">{words.historyNote(JOB_HISTORY_DAYS)}</span>}
        isPadded={false}
      >
        <OfficeTabs label={words.views.label} tabs={tabs} />
        <JobHistory view={view} runs={runs.rows} />
        <KeyPaging after={runs.after?.toString()} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
