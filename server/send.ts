import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AskedHeaders } from "./asked-headers.ts";
import { chooseCoding } from "./compress.ts";
import type { KeptPage, StalePage } from "./kept-page.ts";
import { standingHeaders } from "./security-headers.ts";
import type { StaticFile } from "./static-files.ts";

const SHOWN_ANYWHERE = { "cross-origin-resource-policy": "cross-origin" };

/** Sends a kept page as it was packed; nothing but its headers to a browser that holds it already. */
export function sendPage(asked: AskedHeaders, response: ServerResponse, page: KeptPage): void {
  // Also within a list, and weakened by a proxy that compresses (RFC 9110, 13.1.2).
  if (asked.ifNoneMatch !== "" && asked.ifNoneMatch.includes(page.etag)) {
    response.writeHead(304, page.unchanged).end();
    return;
  }
  const answer = page.answers[chooseCoding(asked.accepted) ?? "identity"];
  response.writeHead(page.status, answer.headers);
  response.end(answer.body);
}

/** Sends an older copy, with its age in seconds. */
export function sendStale(asked: AskedHeaders, response: ServerResponse, page: StalePage): void {
  const age = Math.round((performance.now() - page.of.madeAt) / 1000);
  const answer = page.answers[chooseCoding(asked.accepted) ?? "identity"];
  response.writeHead(page.of.status, [...answer.headers, "age", String(age)]);
  response.end(answer.body);
}

/** Sends a file of the shop; `openedHeaders` go with it unless one of the shop's pages loads it. */
export function sendFile(
  { headers }: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  openedHeaders: Record<string, string>,
): void {
  const accepted = headers["accept-encoding"] ?? "";
  const coding =
    file.brotli && accepted.includes("br")
      ? "br"
      : file.gzip && accepted.includes("gzip")
        ? "gzip"
        : undefined;
  const body = coding === "br" ? file.brotli! : coding === "gzip" ? file.gzip! : file.identity;
  // HTTP/1.1 keeps the connection unasked: a first visit is a dozen files, and each would carry these words.
  response.removeHeader("connection");
  response.writeHead(200, {
    "content-type": file.type,
    "content-length": body.length,
    "cache-control": file.cacheControl,
    "x-content-type-options": "nosniff",
    ...(headers["sec-fetch-site"] !== "same-origin" && openedHeaders),
    // Pictures may stand on other sites, as in the results of a search.
    ...(headers["sec-fetch-site"] === "cross-site" && file.type.startsWith("image/") && SHOWN_ANYWHERE),
    ...(coding && { "content-encoding": coding }),
    ...(file.brotli && { vary: "accept-encoding" }),
  });
  response.end(body);
}

/** Sends one line of text, with the headers that every answer has, and the id of the request. */
export function sendWords(
  response: ServerResponse,
  {
    status,
    words,
    publicOrigin,
    headers,
    requestId = randomUUID(),
  }: {
    status: number;
    words: string;
    publicOrigin: string;
    headers?: Record<string, string>;
    requestId?: string;
  },
): void {
  response.writeHead(status, {
    ...standingHeaders(publicOrigin),
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "x-request-id": requestId,
    ...headers,
  });
  response.end(`${words}\n`);
}
