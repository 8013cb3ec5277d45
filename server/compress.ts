import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bytesOf, holdAnswer } from "#app/middleware/held-answer.server.ts";

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|manifest))/;
/** Bytes below which no coding makes an answer quicker. */
export const SMALLEST = 1_024;

export type Coding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// What somebody waits for is packed quickly; a page that is asked for again is packed as small as can be, which takes 0.2 s.
const QUALITY = { once: 5, again: 11 };
/** Brotli looks back over 2 to the power of this many bytes: no page is longer, and a smaller memory is made sooner. */
const WINDOW = 18;

/** The smallest coding that the browser accepts. */
export function chooseCoding(accepted: string): Coding | undefined {
  if (accepted === "") return undefined;
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

/** The body in that coding, in no more memory than its bytes. */
export async function encode(
  body: Buffer,
  { coding, use }: { coding: Coding; use: keyof typeof QUALITY },
): Promise<Buffer<ArrayBuffer>> {
  return ownBytes(await pack(body, coding, use));
}

/** A coder fills pieces of 64 kB, and the kilobyte that it hands over would hold the whole piece for as long as it is kept. */
export function ownBytes(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.from(new ArrayBuffer(bytes.length));
  own.set(bytes);
  return own;
}

function pack(body: Buffer, coding: Coding, use: keyof typeof QUALITY): Promise<Buffer> {
  if (coding === "gzip") return compressGzip(body);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  return brotli(body, {
    chunkSize: 64 * 1024,
    params: {
      [BROTLI_PARAM_QUALITY]: QUALITY[use],
      [BROTLI_PARAM_SIZE_HINT]: body.length,
      [BROTLI_PARAM_LGWIN]: WINDOW,
    },
  });
}

/** Makes texts of a kilobyte and more smaller on their way; everything else goes as it is. */
export async function compress(response: Response, accepted: string): Promise<Response> {
  const coding = chooseCoding(accepted);
  const isEmpty = !("held" in response) && !response.body;
  if (!coding || isEmpty || !COMPRESSIBLE.test(response.headers.get("content-type") ?? "")) return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  const body = await bytesOf(response);
  headers.append("vary", "accept-encoding");
  if (body.length < SMALLEST) return holdAnswer(body, { status, headers });
  headers.set("content-encoding", coding);
  return holdAnswer(await encode(body, { coding, use: "once" }), { status, headers });
}
