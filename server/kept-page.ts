import { createHash } from "node:crypto";
import { STALE_NOTICE, STALE_TIMING, standInSeconds } from "#app/domain/kept-page.ts";
import { encode } from "./compress.ts";

/** The bytes of a page in each coding. */
export type Packed = { brotli: Buffer; gzip: Buffer; identity: Buffer };

export type KeptPage = Packed & {
  status: number;
  headers: [string, string][];
  etag: string;
  /** What the page is called, for the count of views. */
  title: string | undefined;
  madeAt: number;
  /** From when on it is made anew when it is asked for. */
  staleAt: number;
  /** Until when it may stand in for one that cannot be made. */
  standsInUntil: number;
};

/** An older copy that says so, and the page it was made of. */
export type StalePage = Packed & { headers: [string, string][]; of: KeptPage };

const HIDDEN_NOTICE = new RegExp(`(<[a-z]+ [^>]*id="${STALE_NOTICE}"[^>]*) hidden=""`);
/** What holds for a fresh page only, and what tells others to keep it. */
const FRESH_ONLY = new Set(["cache-control", "etag", "last-modified", "age"]);

/** Seconds that everybody may be sent this answer; 0 for one that is not to be kept. */
export function sharedAge(response: Response): number {
  if (response.status !== 200 || response.headers.has("set-cookie")) return 0;
  return Number(/s-maxage=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1] ?? 0);
}

/** The page in all codings; fresh for that many seconds. */
export async function packPage(response: Response, seconds: number): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const madeAt = Date.now();
  return {
    ...(await pack(identity)),
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== "x-request-id"),
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    title: titleOf(response, identity),
    madeAt,
    staleAt: madeAt + seconds * 1000,
    standsInUntil: madeAt + standInSeconds(response.headers.get("cache-control") ?? "") * 1000,
  };
}

/** The page with the line uncovered that says it is an older copy, for nobody to keep; undefined for a page without such a line. */
export async function markStale(page: KeptPage): Promise<StalePage | undefined> {
  const { brotli, gzip, identity } = page;
  const headers: [string, string][] = [
    ...page.headers.filter(([name]) => !FRESH_ONLY.has(name)),
    ["cache-control", "no-store"],
    ["warning", '111 - "Revalidation Failed"'],
    ["server-timing", STALE_TIMING],
  ];
  if (!isHtml(page.headers)) return { headers, of: page, brotli, gzip, identity };
  const html = identity.toString("utf8");
  const marked = html.replace(HIDDEN_NOTICE, "$1");
  return marked === html ? undefined : { headers, of: page, ...(await pack(Buffer.from(marked))) };
}

/** Bytes in memory. */
export function weight({ brotli, gzip, identity }: Packed): number {
  return brotli.length + gzip.length + identity.length + 1_024;
}

async function pack(identity: Buffer): Promise<Packed> {
  const [brotli, gzip] = await Promise.all([
    encode(identity, { coding: "br", use: "kept" }),
    encode(identity, { coding: "gzip", use: "kept" }),
  ]);
  return { brotli, gzip, identity };
}

function isHtml(headers: [string, string][]): boolean {
  return headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
}

function titleOf(response: Response, body: Buffer): string | undefined {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return undefined;
  const start = body.indexOf("<title>");
  const end = body.indexOf("</title>", start);
  return start < 0 || end < 0 ? undefined : readable(body.toString("utf8", start + 7, end));
}

/** The five signs that a page writes otherwise. */
function readable(html: string): string {
  const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name]!);
}
