import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Sources } from "#app/domain/catalog-change.ts";
import { STALE_NOTICE, STALE_TIMING, standInSeconds } from "#app/domain/kept-page.ts";
import { bytesOf } from "#app/middleware/held-answer.server.ts";
import { type Coding, encode, ownBytes, SMALLEST } from "./compress.ts";

/** An answer as it is written: its headers, name after value, and its bytes. */
type Answer = { headers: string[]; body: Buffer };
/** Nearly every browser takes brotli: gzip is made when it is first asked for. */
type Answers = {
  readonly br: Answer;
  readonly identity: Answer;
  readonly gzip: Answer;
  /** Whether brotli is as small as can be. */
  readonly isSmallest: boolean;
  /** Makes it so, which takes 0.2 s of another thread; the page stays the same. */
  packSmaller(): Promise<void>;
};

/** What of a page is counted when somebody opens it. */
export type ShownPage = {
  isHtml: boolean;
  title: string | undefined;
  /** Of a search: how much it found. */
  foundCount: number | undefined;
};

export type KeptPage = {
  answers: Answers;
  /** The headers for a browser that holds the page already. */
  unchanged: string[];
  status: number;
  etag: string;
  shown: ShownPage;
  /** By a clock that nobody sets, as are the two below. */
  madeAt: number;
  /** From when on it is made anew when it is asked for. */
  staleAt: number;
  /** Until when it may stand in for one that cannot be made. */
  standsInUntil: number;
};

/** An older copy that says so, and the page it was made of. */
export type StalePage = { answers: Answers; of: KeptPage };

type HeaderPairs = [string, string][];

/** So many tags fit into the 16 kB that CDNs read; of a page made of more only the tables are named. */
const MOST_TAGS = 500;

const HIDDEN_NOTICE = new RegExp(`(<[a-z]+ [^>]*id="${STALE_NOTICE}"[^>]*) hidden=""`);
/** What holds for a fresh page only, and what tells others to keep it. */
const FRESH_ONLY = new Set([
  "cache-control",
  "cdn-cache-control",
  "cache-tag",
  "etag",
  "last-modified",
  "age",
]);
/** What is said of one coding of the page. */
const OF_A_CODING = new Set(["vary", "content-length", "content-encoding"]);

/** Seconds that everybody may be sent this answer; 0 for one that is not to be kept. */
export function sharedAge(response: Response): number {
  if (response.status !== 200 || response.headers.has("set-cookie")) return 0;
  return Number(/s-maxage=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1] ?? 0);
}

/**
 * The page in all codings, ready to be written; fresh for that many seconds. `forCdn` is what a CDN in front gets told it was made of.
 * One that reads as `before` did is not packed anew.
 */
export async function packPage(
  response: Response,
  {
    seconds,
    forCdn,
    before,
  }: { seconds: number; forCdn?: Sources | undefined; before?: KeptPage | undefined },
): Promise<KeptPage> {
  const identity = await bytesOf(response);
  const madeAt = performance.now();
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const cacheControl = response.headers.get("cache-control") ?? "";
  const forCdnOnly = forCdn ? cdnHeaders(forCdn, seconds) : [];
  const headers = [...[...response.headers].filter(([name]) => name !== "x-request-id"), ...forCdnOnly];
  return {
    answers: await pack(
      identity,
      [...headers, ["etag", etag]],
      before?.etag === etag ? before.answers : undefined,
    ),
    unchanged: ["etag", etag, "cache-control", cacheControl, "vary", "accept-encoding", ...forCdnOnly.flat()],
    status: response.status,
    etag,
    shown: shownOf(response, identity),
    madeAt,
    staleAt: madeAt + seconds * 1000,
    standsInUntil: madeAt + standInSeconds(cacheControl) * 1000,
  };
}

/**
 * What only a CDN reads (CDN-Cache-Control, RFC 9213; Cache-Tag): it may hand out the page for as long again while it asks for a new
 * one. Browsers never may: who has just ordered must not see the page before.
 */
function cdnHeaders({ tables, stockOf, isByPresence }: Sources, seconds: number): [string, string][] {
  const products = stockOf.size > MOST_TAGS ? ["stock"] : [...stockOf].map((id) => `stock-${id}`);
  const tags = [...tables, ...(isByPresence ? ["stock"] : []), ...products];
  return [
    ["cdn-cache-control", `max-age=${seconds}, stale-while-revalidate=${seconds}`],
    ["cache-tag", tags.join(",")],
  ];
}

/** The page with the line uncovered that says it is an older copy, for nobody to keep; undefined for a page without such a line. */
export async function markStale(page: KeptPage): Promise<StalePage | undefined> {
  const { headers: fresh, body } = page.answers.identity;
  const headers: HeaderPairs = [
    ...pairs(fresh).filter(([name]) => !FRESH_ONLY.has(name) && !OF_A_CODING.has(name)),
    ["cache-control", "no-store"],
    ["warning", '111 - "Revalidation Failed"'],
    ["server-timing", STALE_TIMING],
  ];
  if (!page.shown.isHtml) return { of: page, answers: await pack(body, headers) };
  const html = body.toString("utf8");
  const marked = html.replace(HIDDEN_NOTICE, "$1");
  return marked === html ? undefined : { of: page, answers: await pack(Buffer.from(marked), headers) };
}

/** Bytes in memory. */
export function weight({ answers: { br, identity } }: Pick<KeptPage, "answers">): number {
  // As gzip it is about a fifth larger than as brotli.
  return br.body.length * 2.2 + identity.body.length + 2_048;
}

/** `packed` are the same bytes as packed before. */
async function pack(identity: Buffer, headers: HeaderPairs, packed?: Answers): Promise<Answers> {
  const inCoding = (body: Buffer, coding?: Coding): Answer => ({
    body,
    headers: [
      ...headers.flat(),
      ...["vary", "accept-encoding", "content-length", String(body.length)],
      ...(coding ? ["content-encoding", coding] : []),
    ],
  });
  const plain = inCoding(identity);
  if (identity.length < SMALLEST)
    return {
      br: plain,
      identity: plain,
      gzip: plain,
      isSmallest: true,
      packSmaller: async () => undefined,
    };
  const packFor = async (use: "once" | "again") =>
    inCoding(await encode(identity, { coding: "br", use }), "br");
  let br = packed ? inCoding(packed.br.body, "br") : await packFor("once");
  let isSmallest = packed?.isSmallest ?? false;
  let zipped: Answer | undefined;
  return {
    get br() {
      return br;
    },
    identity: plain,
    get gzip() {
      zipped ??= inCoding(ownBytes(gzipSync(identity)), "gzip");
      return zipped;
    },
    get isSmallest() {
      return isSmallest;
    },
    async packSmaller() {
      br = await packFor("again");
      isSmallest = true;
    },
  };
}

function pairs(flat: string[]): HeaderPairs {
  return flat.flatMap((name, n) => (n % 2 === 0 ? [[name, flat[n + 1]!] as [string, string]] : []));
}

function shownOf({ headers }: Response, body: Buffer): ShownPage {
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  const found = headers.get("x-found-count");
  return {
    isHtml,
    title: isHtml ? titleOf(body) : undefined,
    foundCount: found === null ? undefined : Number(found),
  };
}

function titleOf(body: Buffer): string | undefined {
  const start = body.indexOf("<title>");
  const end = body.indexOf("</title>", start);
  return start < 0 || end < 0 ? undefined : readable(body.toString("utf8", start + 7, end));
}

/** The five signs that a page writes otherwise. */
function readable(html: string): string {
  const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name]!);
}
