import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { CopyFault } from "./fault.ts";

/** A bucket, how to reach it, and the keys that open it. */
export type S3Place = {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Asked = {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
};

/** What the store has refused, by its own code ("NoSuchKey"). */
export class S3Refusal extends Error {
  override name = "S3Refusal";
  status: number;
  code: string;
  constructor(status: number, code: string) {
    super(`The store answers ${status} ${code}.`);
    this.status = status;
    this.code = code;
  }
}

const TRIES = 6;
const FIRST_PAUSE_MS = 200;
/** For 16 MB over a slow line. */
const LONGEST_ANSWER_MS = 300_000;
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const PASSING_CODES = new Set(["RequestTimeout", "SlowDown", "InternalError", "OperationAborted"]);

/** Asks the store, again after a growing pause where that may help; throws `S3Refusal`, or a sentence when nobody answers. What it asks may be done twice. */
export async function askS3(place: S3Place, asked: Asked): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    const answer = await send(place, asked).catch((error: unknown) => error as Error);
    if (answer instanceof Response && answer.ok) return answer;
    const refusal = answer instanceof Response ? await readRefusal(answer) : undefined;
    const mayPass = !refusal || PASSING.has(refusal.status) || PASSING_CODES.has(refusal.code);
    if (!mayPass || tried === TRIES) throw refusal ?? notReached(place, answer as Error);
    await sleep(FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.5 + Math.random() / 2));
  }
}

async function send(place: S3Place, { method, key = "", query = {}, headers = {}, body }: Asked) {
  const path = key.split("/").map(encodeURIComponent).join("/");
  const url = new URL(`${place.endpoint}/${place.bucket}${key ? `/${path}` : ""}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const sha256 = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  const { accessKeyId, secretAccessKey, region } = place;
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, "x-amz-content-sha256": sha256 },
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
  });
  const signed = await signer.sign();
  return fetch(signed.url, {
    method,
    headers: signed.headers,
    ...(body && { body: new Uint8Array(body) }),
    redirect: "manual",
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  });
}

async function readRefusal(answer: Response): Promise<S3Refusal> {
  const text = await answer.text().catch(() => "");
  return new S3Refusal(answer.status, textIn(text, "Code") ?? (answer.status === 404 ? "NoSuchKey" : ""));
}

function notReached({ endpoint }: S3Place, error: Error): CopyFault {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  const reason = typeof code === "string" ? code : error.name;
  return new CopyFault(`${endpoint} cannot be reached (${reason}): is the machine connected to the network?`);
}

/** The sentence for what the store refused. */
export function sayRefusal({ status, code }: S3Refusal, { bucket, endpoint }: S3Place): CopyFault {
  if (code === "NoSuchBucket") return new CopyFault(`There is no bucket ${bucket} at ${endpoint}.`, "other");
  if (code === "RequestTimeTooSkewed")
    return new CopyFault("The clock of this machine is wrong by more than 15 minutes: the store refuses it.");
  if ((status >= 300 && status < 400) || code === "AuthorizationHeaderMalformed")
    return new CopyFault(`The bucket ${bucket} is in another region: set S3_REGION or S3_ENDPOINT.`);
  if (status === 401 || status === 403)
    return new CopyFault(
      `The bucket ${bucket} does not let these keys in (${code || status}): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and their rights.`,
    );
  return new CopyFault(`The bucket ${bucket} answers ${[status, code].filter(Boolean).join(" ")}.`);
}

/** What stands in the first element of that name; answers of the store are flat enough for it. */
export function textIn(xml: string, name: string): string | undefined {
  return textsIn(xml, name)[0];
}

/** The same of all of them. */
export function textsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text]) =>
    text!.replace(/&(lt|gt|quot|apos|amp|#34|#39);/g, (_, entity: string) => ENTITIES[entity]!),
  );
}

const ENTITIES: Record<string, string> = {
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  amp: "&",
  "#34": '"',
  "#39": "'",
};
