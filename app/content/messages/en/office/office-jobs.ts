/** Words of the background jobs in the back office. */
export const officeJobsText = {
  title: "Jobs",
  note: "What the shop does by itself, again and again. A job that fails is tried again within a minute.",
  alarm: (count: number) =>
    count === 1
      ? "1 job has failed three times in a row:"
      : `${count} jobs have failed three times in a row:`,
  alarmHelp: "If it goes on, show the log of the shop to whoever looks after the machine.",
  now: "All jobs",
  columns: { job: "Job", last: "Last run", how: "How it went", next: "Next run", run: "By hand" },
  notYet: "Not yet",
  took: (time: string) => `took ${time}`,
  milliseconds: (count: number) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  done: "Done",
  running: "Running now",
  failed: (times: number) => (times === 1 ? "Failed" : `Failed ${times} times in a row`),
  run: "Run now",
  history: "What ran when",
  historyNote: (days: number) =>
    `A row for each job, day and result, written once an hour. Failures are written at once. Kept for ${days} days.`,
  views: { label: "Which runs", all: "All", failed: "Failed" },
  historyColumns: { job: "Job", when: "When", how: "How it went" },
  rounds: (count: number) => (count === 1 ? "1 run" : `${count} runs`),
  byHand: "By hand",
  longest: (time: string) => `longest ${time}`,
  none: { all: "Nothing has been written down yet.", failed: "No job has failed." },
  ran: (job: string) => `“${job}” is done.`,
  isUnderWay: (job: string) => `“${job}” has started and takes longer. Look here again in a minute.`,
  ranBadly: (job: string, why: string) => `“${job}” failed. ${why}`,
  refusals: {
    "unknown-job": "This shop has no such job, or what it needs is not set up.",
    "is-running": "This job is running already. It never runs twice at once.",
  },
};
