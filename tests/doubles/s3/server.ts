import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sha256, signatureOf } from "#tests/doubles/s3/signature.ts";

// A bucket of S3 over HTTP as CONTRACT.md says it answers; it keeps what it took in memory.

const LEAST_PART_BYTES = 5 * 1024 * 1024;
const LONGEST_KEY_BYTES = 1_024;
const SKEW_MS = 15 * 60_000;

type Upload = { key: string; parts: Map<number, Buffer>; begunAt: Date };
type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };
type Mischief = {
  /** Waits before it answers. */
  slowMs: number;
  /** Acts on every so many messages and then cuts the line. */
  losesEvery: number;
  /** Is too busy for every so many messages. */
  busyEvery: number;
  /** Cuts the line after so many bytes of a long answer, once. */
  cutsAfterBytes: number;
};

export type S3Double = {
  url: string;
  mischief: Mischief;
  objects: Map<string, Buffer>;
  /** Uploads in parts that were neither ended nor given up. */
  uploads: Map<string, Upload>;
  close(): Promise<void>;
};

/** A store with one bucket and one pair of keys, which gives names in pages of that size. */
export async function openS3Double(keys: {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  pageSize?: number;
}): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Upload>();
  const mischief: Mischief = { slowMs: 0, losesEvery: 0, busyEvery: 0, cutsAfterBytes: 0 };
  let messages = 0;
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    mischief,
    objects,
    uploads,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    messages += 1;
    if (mischief.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, mischief.slowMs));
    const isBusy = mischief.busyEvery > 0 && messages % mischief.busyEvery === 0;
    const said = isBusy ? refuse(503, "SlowDown") : (findFault(request, body) ?? act(request, body));
    if (mischief.losesEvery > 0 && messages % mischief.losesEvery === 0) return void request.socket.destroy();
    const { status, headers, body: words = "" } = said;
    const bytes = Buffer.from(words);
    const length = request.method === "HEAD" ? {} : { "content-length": bytes.length };
    response.writeHead(status, { ...length, ...headers });
    if (mischief.cutsAfterBytes > 0 && bytes.length > mischief.cutsAfterBytes && request.method === "GET") {
      response.write(bytes.subarray(0, mischief.cutsAfterBytes), () => request.socket.destroy());
      mischief.cutsAfterBytes = 0;
    } else response.end(request.method === "HEAD" ? undefined : bytes);
  }

  /** What is wrong with signature, clock, body or bucket. */
  function findFault({ method = "", url = "", headers }: IncomingMessage, body: Buffer): Answer | undefined {
    const [, id, scope = "", signedHeaders = "", signature] =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? "",
      ) ?? [];
    if (!signature) return refuse(403, "AccessDenied");
    if (id !== keys.accessKeyId) return refuse(403, "InvalidAccessKeyId");
    if (scope.split("/")[1] !== keys.region) return refuse(400, "AuthorizationHeaderMalformed");
    const date = String(headers["x-amz-date"]).replace(
      /^(....)(..)(..)T(..)(..)(..)Z$/,
      "$1-$2-$3T$4:$5:$6Z",
    );
    if (!(Math.abs(Date.now() - Date.parse(date)) < SKEW_MS)) return refuse(403, "RequestTimeTooSkewed");
    const flat = headers as Record<string, string | undefined>;
    const wanted = signatureOf(
      { method, target: url, headers: flat },
      { scope, signedHeaders, secret: keys.secretAccessKey },
    );
    const isAllSigned = ["host", "x-amz-content-sha256", "x-amz-date"].every((name) =>
      signedHeaders.split(";").includes(name),
    );
    if (!isAllSigned || wanted !== signature) return refuse(403, "SignatureDoesNotMatch");
    if (headers["x-amz-content-sha256"] !== sha256(body)) return refuse(400, "XAmzContentSHA256Mismatch");
    if (method === "PUT" && headers["content-length"] === undefined)
      return refuse(411, "MissingContentLength");
    const [, bucket] = /^\/([^/?]*)/.exec(url) ?? [];
    return bucket === keys.bucket ? undefined : refuse(404, "NoSuchBucket");
  }

  function act({ method, url = "", headers }: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams: query } = new URL(url, "http://store");
    const key = decodeURIComponent(pathname.slice(keys.bucket.length + 2));
    const uploadId = query.get("uploadId");
    if (Buffer.byteLength(key) > LONGEST_KEY_BYTES) return refuse(400, "KeyTooLongError");
    if (key === "" && query.has("uploads")) return listUploads(query.get("prefix") ?? "");
    if (key === "") return query.get("list-type") === "2" ? list(query) : refuse(400, "InvalidRequest");
    if (uploadId !== null) return actOnUpload({ method: method!, key, uploadId, query, body });
    if (method === "POST" && query.has("uploads")) {
      const id = `upload-${messages}`;
      uploads.set(id, { key, parts: new Map(), begunAt: new Date() });
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (method === "PUT") {
      objects.set(key, body);
      return { status: 200, headers: { etag: tagOf(body) } };
    }
    if (method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return refuse(404, "NoSuchKey");
    if (headers["if-match"] && headers["if-match"] !== tagOf(found)) return refuse(412, "PreconditionFailed");
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
    if (from > 0 && from >= found.length) return refuse(416, "InvalidRange");
    const length: Record<string, string> =
      method === "HEAD" ? { "content-length": String(found.length) } : {};
    const rest = { headers: { etag: tagOf(found), ...length }, body: found.subarray(from) };
    return { status: from > 0 ? 206 : 200, ...rest };
  }

  function actOnUpload({
    method,
    key,
    uploadId,
    query,
    body,
  }: {
    method: string;
    key: string;
    uploadId: string;
    query: URLSearchParams;
    body: Buffer;
  }): Answer {
    const upload = uploads.get(uploadId);
    if (upload?.key !== key) return refuse(404, "NoSuchUpload");
    if (method === "DELETE") {
      uploads.delete(uploadId);
      return { status: 204 };
    }
    if (method === "PUT") {
      const number = Number(query.get("partNumber"));
      if (!(number >= 1 && number <= 10_000)) return refuse(400, "InvalidArgument");
      upload.parts.set(number, body);
      return { status: 200, headers: { etag: tagOf(body) } };
    }
    const listed = [
      ...body.toString().matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag><\/Part>/g),
    ].map(([, number, tag]) => ({ number: Number(number), tag }));
    if (listed.length === 0) return refuse(400, "MalformedXML");
    const parts = listed.map(({ number }) => upload.parts.get(number));
    if (listed.some(({ number }, n) => n > 0 && number <= listed[n - 1]!.number))
      return refuse(400, "InvalidPartOrder");
    if (parts.some((part, n) => !part || tagOf(part) !== listed[n]!.tag)) return refuse(400, "InvalidPart");
    if (parts.slice(0, -1).some((part) => part!.length < LEAST_PART_BYTES))
      return refuse(400, "EntityTooSmall");
    objects.set(key, Buffer.concat(parts as Buffer[]));
    uploads.delete(uploadId);
    return xml("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
  }

  function listUploads(prefix: string): Answer {
    const begun = [...uploads].filter(([, { key }]) => key.startsWith(prefix));
    const listed = begun.map(
      ([id, { key, begunAt }]) =>
        `<Upload><Key>${encodeURIComponent(key)}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
    );
    return xml(`<ListMultipartUploadsResult>${listed.join("")}</ListMultipartUploadsResult>`);
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const names = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = names.slice(0, keys.pageSize ?? 1_000);
    const isMore = names.length > page.length;
    const contents = page.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`);
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    return xml(
      `<ListBucketResult><Name>${keys.bucket}</Name><IsTruncated>${isMore}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
    );
  }
}

function tagOf(bytes: Buffer): string {
  return `"${sha256(bytes).slice(0, 32)}"`;
}

function xml(body: string): Answer {
  return {
    status: 200,
    headers: { "content-type": "application/xml" },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  };
}

function refuse(status: number, code: string): Answer {
  return { ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`), status };
}
