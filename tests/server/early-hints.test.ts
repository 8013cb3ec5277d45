import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { serveApp } from "#tests/support/serve-app.ts";

const PAGE = `<!DOCTYPE html><html><head><title>Brands</title>
<link rel="stylesheet" href="/assets/app-1a2b.css"/>
<link rel="preload" href="/fonts/noto-latin.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>
<link rel="modulepreload" href="/assets/entry.js"/><link rel="canonical" href="http://shop.test/brands"/></head><body></body></html>`;
const FILES = [
  "</assets/app-1a2b.css>; rel=preload; as=style",
  '</fonts/noto-latin.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
].join(", ");
const BROWSER = { "sec-fetch-dest": "document" };

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A shop whose pages are finished only when the test says so. */
async function serve(env: Record<string, string>) {
  const gates: PromiseWithResolvers<void>[] = [];
  const served = await serveApp(
    async () => {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "public, s-maxage=60" };
      return new Response(PAGE, { headers });
    },
    undefined,
    { env },
  );
  close = served.close;
  const ask = (headers: IncomingHttpHeaders = BROWSER, path = "/brands") => {
    const asked = request({ host: "127.0.0.1", port: served.port, path, headers: { ...headers } }).end();
    const hints: IncomingHttpHeaders[] = [];
    asked.on("information", (told) => hints.push(told.headers));
    return { asked, hints };
  };
  const finish = () => gates.pop()!.resolve();
  const makeOnce = async () => {
    const { asked, hints } = ask();
    await expect.poll(() => gates.length).toBe(1);
    finish();
    await readToEnd(asked);
    return hints;
  };
  return { ...served, ask, finish, makeOnce, gates };
}

async function readToEnd(asked: ReturnType<typeof request>): Promise<number> {
  const [answer] = await once(asked, "response");
  for await (const _ of answer);
  return answer.statusCode;
}

test("a browser that waits for a page is told its styles and fonts while the page is being made; of a kept page it gets the page", async () => {
  const { pages, ask, finish, makeOnce } = await serve({ EARLY_HINTS: "yes" });
  // What it loads is known from the first page of the kind.
  expect(await makeOnce()).toEqual([]);
  const kept = ask();
  expect([await readToEnd(kept.asked), kept.hints]).toEqual([200, []]);

  pages.noteChange({ kind: "unknown" });
  const { asked, hints } = ask();
  // The page is not finished before the test has seen them.
  await once(asked, "information");
  expect(hints.map(({ link }) => link)).toEqual([FILES]);
  finish();
  expect(await readToEnd(asked)).toBe(200);
  expect(hints).toHaveLength(1);
});

test.each([
  ["without the setting", {}, BROWSER, "/brands"],
  ["to a program", { EARLY_HINTS: "yes" }, {}, "/brands"],
  ["with the data of a page", { EARLY_HINTS: "yes" }, { "sec-fetch-dest": "empty" }, "/brands.data"],
  ["of another kind of page", { EARLY_HINTS: "yes" }, BROWSER, "/categories"],
])("nothing is told early %s", async (_, env: Record<string, string>, headers, path) => {
  const { pages, ask, finish, makeOnce, gates } = await serve(env);
  await makeOnce();
  pages.noteChange({ kind: "unknown" });
  const { asked, hints } = ask(headers, path);
  await expect.poll(() => gates.length).toBe(1);
  finish();
  expect([await readToEnd(asked), hints]).toEqual([200, []]);
});
