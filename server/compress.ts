import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|manifest))/;
const SMALLEST = 1_024;

export type Coding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const ENCODERS: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** The smallest coding that the browser accepts. */
export function chooseCoding(accepted: string): Coding | undefined {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

export function encode(body: Buffer, coding: Coding): Promise<Buffer> {
  return ENCODERS[coding](body);
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
  return new Response(new Uint8Array(await encode(body, coding)), { status, headers });
}
