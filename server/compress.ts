import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|manifest))/;
/** Bytes below which no coding makes an answer quicker. */
export const SMALLEST = 1_024;

export type Coding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// A page that is sent once is packed quickly, one that is kept a little smaller.
const QUALITY = { once: 4, kept: 5 };

/** The smallest coding that the browser accepts. */
export function chooseCoding(accepted: string): Coding | undefined {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

/** The body in that coding. */
export function encode(
  body: Buffer,
  { coding, use }: { coding: Coding; use: keyof typeof QUALITY },
): Promise<Buffer> {
  if (coding === "gzip") return compressGzip(body);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, {
    chunkSize: 64 * 1024,
    params: { [BROTLI_PARAM_QUALITY]: QUALITY[use], [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Makes texts of a kilobyte and more smaller on their way; everything else goes as it is. */
export async function compress(response: Response, accepted: string): Promise<Response> {
  const coding = chooseCoding(accepted);
  if (!coding || !response.body || !COMPRESSIBLE.test(response.headers.get("content-type") ?? ""))
    return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  headers.append("vary", "accept-encoding");
  if (body.length < SMALLEST) return new Response(body, { status, headers });
  headers.set("content-encoding", coding);
  return new Response(new Uint8Array(await encode(body, { coding, use: "once" })), { status, headers });
}
