import { useEffect, useRef } from "react";

export type ChartData = {
  /** A line over days with the period before, or bars under each other. */
  kind: "days" | "names";
  labels: string[];
  series: number[][];
};

const LABEL_PIXELS = 84;
const BAR_PIXELS = 34;

/** A picture of the table below, drawn in the browser; who cannot see or run it loses nothing. */
export function ReportChart({ data, format }: { data: ChartData; format: (figure: number) => string }) {
  const box = useRef<HTMLDivElement>(null);
  const formatter = useRef(format);
  formatter.current = format;

  useEffect(() => {
    let detach = () => {};
    let isGone = false;
    import("chartist").then(({ BarChart, LineChart }) => {
      if (isGone || !box.current) return;
      const figures = {
        offset: 64,
        onlyInteger: true,
        labelInterpolationFnc: (n: unknown) => formatter.current(Number(n)),
      };
      const { labels, series } = data;
      const step = Math.ceil((labels.length * LABEL_PIXELS) / box.current.clientWidth);
      const chart =
        data.kind === "days"
          ? new LineChart(
              box.current,
              { labels, series },
              {
                showArea: true,
                showPoint: false,
                fullWidth: true,
                lineSmooth: false,
                low: 0,
                chartPadding: { top: 12, right: 44, bottom: 0, left: 0 },
                axisX: {
                  showGrid: false,
                  labelInterpolationFnc: (label, n) => (n % step === 0 ? label : null),
                },
                axisY: figures,
              },
            )
          : new BarChart(
              box.current,
              { labels, series },
              {
                horizontalBars: true,
                reverseData: true,
                chartPadding: { top: 0, right: 64, bottom: 0, left: 0 },
                height: `${labels.length * BAR_PIXELS + 40}px`,
                axisX: { ...figures, offset: 24, scaleMinSpace: 90 },
                axisY: { offset: 120, showGrid: false },
              },
            );
      detach = () => chart.detach();
    });
    return () => {
      isGone = true;
      detach();
    };
  }, [data]);

  return <div ref={box} aria-hidden="true" className={`report-chart report-chart-${data.kind}`} />;
}
