import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Metric, plainMetric } from "#app/domain/metrics-text.ts";

/** What a request that was not answered from memory was for, and how it went. */
type Made = {
  route: string;
  status: number;
  seconds: number;
  /** Whether it is of a page that is the same for everybody. */
  isOfKeptPage: boolean;
};

export type RequestMetrics = {
  /** Counts an answer from memory; nothing is made for it, since thousands of them are sent in a second. */
  countKept(route: string, status: number): void;
  countMade(made: Made): void;
  /** Counts an answer beside the pages: of a file, or of no route. */
  count(route: string, status: number): void;
  /** How many answers were counted since the start. */
  answers(): number;
  /** All figures of this process; the delay of its turns is that since they were last read. */
  read(keptBytes: number): Metric[];
};

/** Of what no route answers: unknown addresses, and refusals of the server itself. */
export const NO_ROUTE = "none";
export const FILES = "files";

const BOUNDS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type Durations = { buckets: number[]; sum: number; count: number };
type Counts = Map<number, number>;

/** Counts the requests of this process since its start, by the pattern of their route: patterns are few, addresses are not. */
export function createRequestMetrics(): RequestMetrics {
  const answers = new Map<string, Counts>();
  const durations = new Map<string, Durations>();
  const turns = monitorEventLoopDelay({ resolution: 20 });
  turns.enable();
  let kept = 0;
  let made = 0;

  function count(route: string, status: number): void {
    let counts = answers.get(route);
    if (!counts) {
      counts = new Map();
      answers.set(route, counts);
    }
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  return {
    countKept(route, status) {
      kept += 1;
      count(route, status);
    },
    countMade({ route, status, seconds, isOfKeptPage }) {
      if (isOfKeptPage) made += 1;
      count(route, status);
      const known = durations.get(route) ?? { buckets: BOUNDS_SECONDS.map(() => 0), sum: 0, count: 0 };
      durations.set(route, known);
      const bucket = BOUNDS_SECONDS.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) known.buckets[bucket]! += 1;
      known.sum += seconds;
      known.count += 1;
    },
    count,
    answers() {
      let all = 0;
      for (const counts of answers.values()) for (const count of counts.values()) all += count;
      return all;
    },
    read(keptBytes) {
      const metrics = [
        requestsMetric(answers),
        durationMetric(durations),
        answersMetric({ kept, made }),
        plainMetric("materia_kept_pages_bytes", "gauge", "Memory of the kept pages.", keptBytes),
        delayMetric(turns),
        ...memoryMetrics(),
      ];
      turns.reset();
      return metrics;
    },
  };
}

function requestsMetric(answers: Map<string, Counts>): Metric {
  const values = [...answers].flatMap(([route, counts]) =>
    [...counts].map(([status, value]) => ({ labels: { route, status: String(status) }, value })),
  );
  const help = "Requests answered, by the pattern of their route and their status.";
  return { name: "materia_http_requests_total", help, type: "counter", values };
}

function durationMetric(durations: Map<string, Durations>): Metric {
  const values = [...durations].flatMap(([route, { buckets, sum, count }]) => {
    let below = 0;
    const lines = BOUNDS_SECONDS.map((bound, n) => {
      below += buckets[n]!;
      return { labels: { route, le: String(bound) }, value: below, part: "_bucket" as const };
    });
    return [
      ...lines,
      { labels: { route, le: "+Inf" }, value: count, part: "_bucket" as const },
      { labels: { route }, value: sum, part: "_sum" as const },
      { labels: { route }, value: count, part: "_count" as const },
    ];
  });
  const help = "How long an answer took that did not come from memory.";
  return { name: "materia_http_request_duration_seconds", help, type: "histogram", values };
}

function answersMetric({ kept, made }: { kept: number; made: number }): Metric {
  const values = [
    { labels: { from: "kept" }, value: kept },
    { labels: { from: "made" }, value: made },
  ];
  const help = "Answers of pages that are the same for everybody: kept ones, and those that had to be made.";
  return { name: "materia_kept_pages_total", help, type: "counter", values };
}

function delayMetric(turns: ReturnType<typeof monitorEventLoopDelay>): Metric {
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  const values = [
    { labels: { point: "p50" }, value: seconds(turns.percentile(50)) },
    { labels: { point: "p99" }, value: seconds(turns.percentile(99)) },
    { labels: { point: "max" }, value: seconds(turns.max) },
  ];
  const help = "How long a turn of the event loop took since this was last read; 0.02 is rest.";
  return { name: "materia_event_loop_turn_seconds", help, type: "gauge", values };
}

function memoryMetrics(): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const gauge = (name: string, help: string, value: number) => plainMetric(name, "gauge", help, value);
  return [
    gauge("process_resident_memory_bytes", "Memory of the process.", rss),
    gauge("materia_heap_used_bytes", "Of it, objects of the program.", heapUsed),
    gauge("materia_external_memory_bytes", "Of it, files and finished pages.", external),
    gauge("process_start_time_seconds", "When the process began.", Date.now() / 1000 - process.uptime()),
  ];
}
