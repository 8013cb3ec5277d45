import { createHash } from "node:crypto";
import { encode } from "./compress.ts";

/** Query parameters a public page may vary by; an address with any other is rendered fresh and not kept. */
const KEPT_PARAMETERS = new Set([
  ...[
    "q",
    "category",
    "brand",
    "condition",
    "origin",
    "min",
    "max",
    "sort",
    "view",
    "layout",
    "page",
    "tab",
    "pincode",
  ],
  ...["v", "_routes"],
]);
const LARGEST_CACHE = 64 * 1024 * 1024;

export type KeptPage = {
  status: number;
  headers: [string, string][];
  etag: string;
  brotli: Buffer;
  gzip: Buffer;
  identity: Buffer;
  /** What the page is called, for the count of views. */
  title: string | undefined;
  staleAt: number;
};

export type PageCache = {
  keyOf(method: string, url: string): string | undefined;
  find(key: string): KeptPage | undefined;
  keep(key: string, response: Response, edition: number): Promise<KeptPage | undefined>;
  /** Changes with every clear; a page rendered under an older edition is not kept. */
  edition(): number;
  clear(): void;
};

/** Finished public pages in memory, compressed; at most 64 MB, the least recently asked for goes first. */
export function createPageCache(): PageCache {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  let edition = 0;

  function drop(key: string) {
    const page = pages.get(key);
    if (page) bytes -= weight(page);
    pages.delete(key);
  }

  return {
    keyOf,
    edition: () => edition,
    find(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      if (page.staleAt <= Date.now()) {
        bytes -= weight(page);
        return undefined;
      }
      pages.set(key, page);
      return page;
    },
    async keep(key, response, renderedIn) {
      const seconds = sharedAge(response);
      if (!seconds) return undefined;
      const page = await pack(response, seconds);
      if (renderedIn !== edition) return page;
      drop(key);
      pages.set(key, page);
      bytes += weight(page);
      for (const oldest of pages.keys()) {
        if (bytes <= LARGEST_CACHE) break;
        drop(oldest);
      }
      return page;
    },
    clear() {
      pages.clear();
      bytes = 0;
      edition += 1;
    },
  };
}

/** The address as a key, parameters in order; undefined when the page may not be kept. */
function keyOf(method: string, url: string): string | undefined {
  if (method !== "GET") return undefined;
  const [path, query] = url.split("?", 2) as [string, string | undefined];
  if (!query) return path;
  const parameters = new URLSearchParams(query);
  for (const name of parameters.keys()) if (!KEPT_PARAMETERS.has(name)) return undefined;
  parameters.sort();
  return `${path}?${parameters}`;
}

function sharedAge(response: Response): number {
  if (response.status !== 200 || response.headers.has("set-cookie")) return 0;
  return Number(/s-maxage=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1] ?? 0);
}

async function pack(response: Response, seconds: number): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [brotli, gzip] = await Promise.all([
    encode(identity, { coding: "br", use: "kept" }),
    encode(identity, { coding: "gzip", use: "kept" }),
  ]);
  const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return {
    status: response.status,
    headers,
    etag,
    brotli,
    gzip,
    identity,
    title: titleOf(response, identity),
    staleAt: Date.now() + seconds * 1000,
  };
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

function weight(page: KeptPage): number {
  return page.brotli.length + page.gzip.length + page.identity.length + 1_024;
}
