/** A figure that a monitor draws: its name, what it is in a sentence, and its values by label. */
export type Metric = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  values: MetricValue[];
};

type MetricValue = {
  labels?: Record<string, string>;
  value: number;
  /** Of a histogram: which of its lines this is. */
  part?: "_bucket" | "_sum" | "_count";
};

/** The type under which this text is sent. */
export const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** A figure without labels. */
export function plainMetric(name: string, type: "counter" | "gauge", help: string, value: number): Metric {
  return { name, help, type, values: [{ value }] };
}

/** The figures as Prometheus reads them (text format 0.0.4). */
export function metricsText(metrics: Metric[]): string {
  return metrics
    .filter(({ values }) => values.length > 0)
    .map(({ name, help, type, values }) =>
      [
        `# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}\n`,
        `# TYPE ${name} ${type}\n`,
        ...values.map(({ labels, value, part = "" }) => `${name}${part}${written(labels)} ${value}\n`),
      ].join(""),
    )
    .join("");
}

function written(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
