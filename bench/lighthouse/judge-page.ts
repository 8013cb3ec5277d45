import { spawnSync } from "node:child_process";
import { CHROMIUM_ARGUMENTS, findChromium } from "#tests/support/chromium.ts";

/** Fetched for the measuring alone (decision 093); another one judges differently. */
const VERSION = "13.5.0";
/** Chromium now and then records nothing of a visit (NO_NAVSTART). */
const TURNS = 4;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

export type Judged = {
  /** 0 to 1. */
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  shift: number;
  longestTaskMs: number;
  /** What is not as it should be, but for what only takes time. */
  failed: string[];
};

type Audit = { title: string; score: number | null; numericValue?: number; details?: { items?: unknown[] } };
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};

/** What Lighthouse says of a page as its phone sees it; LIGHTHOUSE_PATH names one that is there already. */
export function judgePage(url: string, headers: Record<string, string>): Judged {
  for (let turn = 1; ; turn++)
    try {
      return readReport(askLighthouse(url, headers));
    } catch (error) {
      if (turn === TURNS) throw error;
      console.log(`    once more: ${(error as Error).message.slice(0, 200)}`);
    }
}

/** What Lighthouse prints, also where it could not judge. */
function askLighthouse(url: string, headers: Record<string, string>): string {
  const own = process.env.LIGHTHOUSE_PATH;
  const [command, ...first] = own
    ? [process.execPath, `${own}/cli/index.js`]
    : ["npx", "--yes", `lighthouse@${VERSION}`];
  const { stdout, stderr } = spawnSync(
    command!,
    [
      ...first,
      url,
      "--output=json",
      "--quiet",
      `--only-categories=${CATEGORIES.join(",")}`,
      `--extra-headers=${JSON.stringify(headers)}`,
      `--chrome-flags=${["--headless=new", ...CHROMIUM_ARGUMENTS].join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (!stdout) throw new Error(stderr || "Lighthouse said nothing.");
  return stdout;
}

function readReport(said: string): Judged {
  const { categories, audits, runtimeError } = JSON.parse(said) as Report;
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const tasks = (audits["long-tasks"]?.details?.items ?? []) as { duration: number }[];
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, categories[category].score ?? Number.NaN]),
    ) as Record<Category, number>,
    lcpMs: number("largest-contentful-paint"),
    tbtMs: number("total-blocking-time"),
    shift: number("cumulative-layout-shift"),
    longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
    failed: CATEGORIES.filter((category) => category !== "performance").flatMap((category) =>
      categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score! < 1)
        .map(({ id }) =>
          `${category}: ${audits[id]!.title} ${JSON.stringify(audits[id]!.details?.items)}`.slice(0, 600),
        ),
    ),
  };
}
