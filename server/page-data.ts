import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import type { Asker } from "./app.ts";
import { encode } from "./compress.ts";
import type { Maker } from "./make-page.ts";
import { standingHeaders } from "./security-headers.ts";
import type { StaticFile } from "./static-files.ts";
import type { Refusal, Target } from "./target.ts";

const PAGE_DATA = "/page-data/";

const TYPE = "text/plain; charset=utf-8";
const ADDRESS = /^\/page-data\/([\w-]{16})(\/.*)?$/;
/** Packed: that of a thousand pages, three times as many as there is room for whole ones. */
const LARGEST = 8 * 1024 * 1024;
/** What an entry takes beside its bytes. */
const ENTRY_BYTES = 512;

export type PageData = {
  /** Keeps what the scripts of the page at that address start from; the address it is asked for at, which changes with its content. */
  keep(data: string, page: string): string;
  /** By the hash in the address; undefined for what was never kept here, or went. */
  find(hash: string): Promise<StaticFile | undefined>;
  sizeBytes(): number;
};

/** The data of kept pages, packed, each under the hash of its content; what was neither made nor asked for lately goes first. */
export function createPageData({ largest = LARGEST } = {}): PageData {
  const kept = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  async function pack(hash: string, data: string): Promise<Buffer> {
    const packed = await encode(Buffer.from(data), { coding: "br", use: "once" });
    bytes += packed.length + ENTRY_BYTES;
    while (bytes > largest && kept.size > 1) {
      const [oldest, going] = kept.entries().next().value!;
      if (oldest === hash) break;
      kept.delete(oldest);
      bytes -= (await going).length + ENTRY_BYTES;
    }
    return packed;
  }

  function touch(hash: string): Promise<Buffer> | undefined {
    const known = kept.get(hash);
    if (known) {
      kept.delete(hash);
      kept.set(hash, known);
    }
    return known;
  }

  return {
    keep(data, page) {
      const hash = createHash("sha256").update(data).digest("base64url").slice(0, 16);
      if (!touch(hash)) kept.set(hash, pack(hash, data));
      return PAGE_DATA + hash + (page === "/" ? "" : page);
    },
    async find(hash) {
      const brotli = await touch(hash);
      return brotli && fileOf(brotli);
    },
    sizeBytes: () => bytes,
  };
}

/** What an address of data names: the hash, and the page it is of; undefined for an address of something else. */
export function readDataAddress(url: string): { hash: string; page: string } | undefined {
  const [, hash, page = "/"] = ADDRESS.exec(url) ?? [];
  return hash === undefined ? undefined : { hash, page };
}

/**
 * Answers with the data of a page that another process made, or made long ago: of the page as it is now, while that is the same; 404
 * where it is another.
 */
export function createDataMaker({
  data,
  readTarget,
  maker,
  publicOrigin,
}: {
  data: PageData;
  readTarget: (url: string) => Target | Refusal;
  maker: Maker;
  publicOrigin: string;
}): (asked: { hash: string; page: string }, client: Asker) => Promise<Response> {
  return async ({ hash, page }, client) => {
    const target = readTarget(page);
    if (!("status" in target) && target.key !== undefined && !target.isData)
      await maker.makeOnce({ ...target, key: target.key }, client);
    const file = await data.find(hash);
    const headers = {
      ...standingHeaders(publicOrigin),
      "content-type": TYPE,
      "cache-control": file?.cacheControl ?? "no-store",
    };
    const body = file ? new Uint8Array(file.identity) : "This page has changed. Please load it again.\n";
    return new Response(body, { status: file ? 200 : 404, headers });
  };
}

/** Browsers may hold it: another content has another address. */
function fileOf(brotli: Buffer): StaticFile {
  return {
    type: TYPE,
    cacheControl: "public, max-age=86400, immutable",
    brotli,
    // Nearly every browser takes brotli.
    get identity() {
      return brotliDecompressSync(brotli);
    },
  };
}
