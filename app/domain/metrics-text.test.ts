import { expect, test } from "vitest";
import { type Metric, metricsText, plainMetric } from "./metrics-text.ts";

test("figures are written with their help, type and labels, and a label cannot end its line", () => {
  const requests: Metric = {
    name: "materia_requests_total",
    help: "Requests by\nroute.",
    type: "counter",
    values: [
      { labels: { route: "/product/:slug", status: "200" }, value: 3 },
      { labels: { route: 'a"b\\c\nd' }, value: 0.25 },
    ],
  };
  const nothing = { ...requests, name: "materia_nothing", values: [] };
  expect(metricsText([plainMetric("materia_up", "gauge", "Up.", 1), nothing, requests])).toBe(
    [
      "# HELP materia_up Up.",
      "# TYPE materia_up gauge",
      "materia_up 1",
      "# HELP materia_requests_total Requests by\\nroute.",
      "# TYPE materia_requests_total counter",
      'materia_requests_total{route="/product/:slug",status="200"} 3',
      'materia_requests_total{route="a\\"b\\\\c\\nd"} 0.25',
      "",
    ].join("\n"),
  );
});
