import { request } from "node:http";
import { ORIGIN, type TestShop } from "#tests/support/app.ts";

/** Asks the shop over a line of its own for each request, as behind a proxy on that port; fails where the answer does not come whole. */
export function lineTo(port: number): Pick<TestShop, "ask" | "send"> {
  const ask: TestShop["ask"] = (path, { address = "192.0.2.1", ...init } = {}) => {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", address);
    return askOnce(port, path, { ...init, headers });
  };
  return {
    ask,
    send(path, fields, init) {
      const body = new URLSearchParams(fields).toString();
      const headers = new Headers(init?.headers);
      headers.set("content-type", "application/x-www-form-urlencoded");
      if (!headers.has("origin")) headers.set("origin", ORIGIN);
      return ask(path, { method: "POST", ...init, body, headers });
    },
  };
}

function askOnce(port: number, path: string, init: RequestInit & { headers: Headers }): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const body = init.body ? Buffer.from(String(init.body)) : undefined;
  if (body) init.headers.set("content-length", String(body.length));
  const asked = request({
    ...{ host: "127.0.0.1", port, path, method: init.method ?? "GET", agent: false },
    headers: { ...Object.fromEntries(init.headers), host: new URL(ORIGIN).host },
  });
  asked.on("error", reject);
  asked.on("response", (answer) => {
    const chunks: Buffer[] = [];
    answer.on("error", reject);
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("end", () => {
      const headers = new Headers();
      for (let at = 0; at < answer.rawHeaders.length; at += 2)
        headers.append(answer.rawHeaders[at]!, answer.rawHeaders[at + 1]!);
      const status = answer.statusCode!;
      resolve(new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers }));
    });
  });
  asked.end(body);
  return promise;
}
