import { CopyFault } from "./fault.ts";
import { askS3, type S3Place, S3Refusal, sayRefusal, textIn, textsIn } from "./s3-requests.ts";
import { NAME, type Store } from "./store.ts";

/** The least that a part may have is 5 MiB, and there may be 10,000: a copy of 160 GB fits. Some stores want all parts alike. */
const PART_BYTES = 16 * 1024 * 1024;
/** How often in a row a line may be cut before anything has come. */
const CUTS = 5;
/** The uploads in parts that this process has not ended: a clock that has just jumped makes them look old. */
const inWriting = new Set<string>();

/** Copies in a bucket of Amazon S3 or of a store that speaks as it does, below a prefix. */
export function openS3Store(bucket: S3Place, prefix: string): Store {
  const start = prefix === "" ? "" : `${prefix}/`;
  const keyOf = (name: string) => {
    if (!NAME.test(name) || name.split("/").includes(".."))
      throw new Error(`"${name}" is no name of a copy.`);
    return start + name;
  };
  return {
    place: `s3://${bucket.bucket}${prefix === "" ? "" : `/${prefix}`}`,
    canBeUnplugged: false,
    put: (name, bytes) => inWords(putWhole(keyOf(name), bytes)),
    async *get(name) {
      const key = keyOf(name);
      try {
        yield* read(key);
      } catch (error) {
        if (error instanceof S3Refusal && error.code === "NoSuchKey")
          throw new CopyFault(`The copy ${name} is missing in ${this.place}.`);
        throw error instanceof S3Refusal ? sayRefusal(error, bucket) : error;
      }
    },
    list: (wanted) => inWords(list(start + wanted)),
    async remove(name) {
      await inWords(askS3(bucket, { method: "DELETE", key: keyOf(name) }));
    },
    removeUnfinished: (before) => inWords(giveUpUploads(before)),
  };

  async function inWords<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw error instanceof S3Refusal ? sayRefusal(error, bucket) : error;
    }
  }

  /** In one message where it is small, else in parts; either way it is there whole or not at all. */
  async function putWhole(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    let count = 0;
    let uploadId: string | undefined;
    const tags: string[] = [];
    try {
      for await (const { part, isLast } of inParts(bytes)) {
        count += part.length;
        if (isLast && tags.length === 0) {
          await askS3(bucket, { method: "PUT", key, body: part });
          return count;
        }
        uploadId ??= await beginParts(key);
        inWriting.add(uploadId);
        const query = { partNumber: String(tags.length + 1), uploadId };
        const { headers } = await askS3(bucket, { method: "PUT", key, query, body: part });
        tags.push(headers.get("etag") ?? "");
      }
      await endParts(key, { uploadId: uploadId!, tags, count });
      return count;
    } catch (error) {
      // Parts that are left are paid for and seen by nobody.
      if (uploadId !== undefined)
        await askS3(bucket, { method: "DELETE", key, query: { uploadId } }).catch(() => undefined);
      throw error;
    } finally {
      if (uploadId !== undefined) inWriting.delete(uploadId);
    }
  }

  async function beginParts(key: string): Promise<string> {
    const answer = await askS3(bucket, { method: "POST", key, query: { uploads: "" } });
    const id = textIn(await answer.text(), "UploadId");
    if (!id) throw new CopyFault("The store does not say how the parts of a copy are to be sent.");
    return id;
  }

  async function endParts(
    key: string,
    { uploadId, tags, count }: { uploadId: string; tags: string[]; count: number },
  ): Promise<void> {
    const parts = tags.map((tag, n) => `<Part><PartNumber>${n + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
    try {
      const answer = await askS3(bucket, { method: "POST", key, query: { uploadId }, body });
      // It begins to answer before it is done: a 200 may carry a refusal.
      const text = await answer.text();
      if (text.includes("<Error>")) throw new S3Refusal(500, textIn(text, "Code") ?? "InternalError");
    } catch (error) {
      // The answer to the first try may have been lost after it was done.
      if (!(error instanceof S3Refusal && error.code === "NoSuchUpload" && (await sizeOf(key)) === count))
        throw error;
    }
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    const answer = await askS3(bucket, { method: "HEAD", key }).catch(() => undefined);
    return answer && Number(answer.headers.get("content-length"));
  }

  /** Goes on where the line was cut. */
  async function* read(key: string): AsyncGenerator<Buffer> {
    let done = 0;
    let tag = "";
    for (let cuts = 0; ; cuts += 1) {
      const before = done;
      const headers = done > 0 ? { range: `bytes=${done}-`, "if-match": tag } : undefined;
      const answer = await askS3(bucket, { method: "GET", key, ...(headers && { headers }) });
      tag ||= answer.headers.get("etag") ?? "";
      try {
        for await (const part of answer.body ?? []) {
          done += part.length;
          yield Buffer.from(part);
        }
        return;
      } catch {
        if (done > before) cuts = 0;
        if (cuts === CUTS || (done > 0 && tag === ""))
          throw new CopyFault(`${bucket.endpoint} cuts the line.`);
      }
    }
  }

  /** Keys that may not ask for them leave it to a rule of the bucket. */
  async function giveUpUploads(before: number): Promise<void> {
    const query = { uploads: "", "encoding-type": "url", prefix: start };
    const answer = await askS3(bucket, { method: "GET", query }).catch((error: unknown) => {
      if (error instanceof S3Refusal) return undefined;
      throw error;
    });
    for (const [upload] of (await answer?.text())?.matchAll(/<Upload>.*?<\/Upload>/gs) ?? []) {
      const [key, uploadId, since] = ["Key", "UploadId", "Initiated"].map((name) => textIn(upload, name));
      if (key && uploadId && !inWriting.has(uploadId) && Date.parse(since ?? "") < before)
        await askS3(bucket, { method: "DELETE", key: decodeKey(key), query: { uploadId } });
    }
  }

  async function list(wanted: string): Promise<string[]> {
    const names: string[] = [];
    let token: string | undefined;
    do {
      const query = {
        "list-type": "2",
        "encoding-type": "url",
        prefix: wanted,
        ...(token !== undefined && { "continuation-token": token }),
      };
      const xml = await (await askS3(bucket, { method: "GET", query })).text();
      for (const key of textsIn(xml, "Key")) names.push(decodeKey(key).slice(start.length));
      token = textIn(xml, "IsTruncated") === "true" ? textIn(xml, "NextContinuationToken") : undefined;
    } while (token !== undefined);
    return names.filter((name) => NAME.test(name)).sort();
  }
}

/** As `encoding-type=url` writes it. */
function decodeKey(key: string): string {
  return decodeURIComponent(key.replaceAll("+", "%20"));
}

async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    waiting.push(piece);
    length += piece.length;
    if (length <= PART_BYTES) continue;
    let whole = Buffer.concat(waiting);
    for (; whole.length > PART_BYTES; whole = whole.subarray(PART_BYTES))
      yield { part: whole.subarray(0, PART_BYTES), isLast: false };
    waiting = [whole];
    length = whole.length;
  }
  yield { part: Buffer.concat(waiting), isLast: true };
}
