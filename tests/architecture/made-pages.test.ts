import { expect, test } from "vitest";
import { bytesOf, holdAnswer } from "#app/middleware/held-answer.server.ts";
import { startLate } from "#server/late-start.ts";
import { findMarked } from "#server/marked-scripts.ts";

/** As long as the real one: scripts that stand side by side are closer to each other. */
const MARK = ' nonce="6e4c2f0a-93b1-4f7d-8a55-0c2f9b7e1d34"';
const PAGE =
  `<html><head><link rel="modulepreload" href="/a.js"/><script type="application/ld+json">{}</script>` +
  `<script src="/b.js"${MARK}></script></head><body><p>a &lt;script nonce="m2"&gt;</p>` +
  `<script${MARK}>const a = "$&" > 0;</script><script${MARK} type="module" async="">import "/c.js";</script></body></html>`;

/** Both in Latin letters, as pages are looked through. */
const found = (html: string) => findMarked(Buffer.from(html, "latin1"), MARK);
const started = (html: string, how?: Parameters<typeof startLate>[2]) => {
  const late = startLate(Buffer.from(html, "latin1"), MARK, how);
  return { ...late, html: late.html.toString("latin1") };
};

test("an answer that is held reads like any other, as often as one likes", async () => {
  const bytes = Buffer.from("नमस्ते <b>");
  const headers = { "content-type": "text/html", "x-own": "1" };
  const held = holdAnswer(bytes, { status: 404, headers });
  const plain = new Response(bytes, { status: 404, headers });
  expect([held.status, held.ok, [...held.headers]]).toEqual([plain.status, plain.ok, [...plain.headers]]);
  for (const answer of [held, held, held.clone(), new Response(held.body, held)]) {
    expect(await bytesOf(answer.clone())).toEqual(bytes);
    expect(await answer.clone().text()).toBe("नमस्ते <b>");
    expect(Buffer.from(await answer.clone().arrayBuffer())).toEqual(bytes);
  }
  expect((await held.blob()).size).toBe(bytes.length);
  expect(await holdAnswer(Buffer.from("[1]"), {}).json()).toEqual([1]);
  expect(await bytesOf(plain)).toEqual(bytes);
});

test("what is read of a held answer is a copy, what is asked for as bytes is shared", async () => {
  const bytes = Buffer.from("abc");
  const held = holdAnswer(bytes, {});
  new Uint8Array(await held.arrayBuffer())[0] = 0;
  expect(await held.text()).toBe("abc");
  expect((await bytesOf(held)).buffer).toBe(bytes.buffer);
});

test("only inline scripts with the mark are found, with their code as it is", () => {
  const { scripts, marks } = found(PAGE);
  expect(scripts.map(({ code }) => code)).toEqual(['const a = "$&" > 0;', 'import "/c.js";']);
  expect(marks).toHaveLength(3);
  for (const { from, to, code } of scripts) {
    const element = PAGE.slice(from, to);
    expect(element.startsWith("<script") && element.endsWith(`>${code}</script>`), element).toBe(true);
  }
  expect(found("<p>nothing</p>")).toEqual({ scripts: [], marks: [] });
  expect(found(`<script${MARK}>never ended`).scripts).toEqual([]);
});

test("the scripts of the page wait, all else stays but the mark", () => {
  const { html: late, inline } = started(PAGE);
  expect(late).toContain('<script type="text/plain">import "/c.js";</script><script>(()=>');
  expect(late).toContain('<link rel="later" href="/a.js"/>');
  expect(late).toContain('<script src="/b.js"></script></head>');
  expect(late).toContain('<p>a &lt;script nonce="m2"&gt;</p><script>const a = "$&" > 0;</script>');
  expect(late).not.toContain(MARK);
  expect(late).not.toContain(' type="module" ');
  expect(late).toContain("requestIdleCallback");
  expect(inline).toEqual(['const a = "$&" > 0;', 'import "/c.js";', expect.stringContaining("(()=>")]);
  for (const code of inline) expect(late).toContain(`>${code}</script>`);
  expect(started(PAGE, { workedWith: true }).html).toContain("requestAnimationFrame(");
  expect(started("<p>no scripts</p>")).toEqual({ html: "<p>no scripts</p>", inline: [] });
  const foreign = PAGE.replaceAll(MARK, ' nonce="m3"');
  expect(started(foreign)).toEqual({ html: foreign, inline: [] });
  const small = `<script${MARK}>1</script>`;
  expect(started(small)).toEqual({ html: "<script>1</script>", inline: ["1"] });
});

test("a page names the file to run first: the one after that which starts React", () => {
  const links = ["/table.js", "/start.js", "/react.js", "/shell.js"].map(
    (file) => `<link rel="modulepreload" href="${file}"${MARK}/>`,
  );
  const script = `<script${MARK} type="module" async="">import "/table.js";\nimport("/start.js");</script>`;
  expect(started(`<head>${links.join("")}</head>${script}`).html).toContain(
    '<script type="text/plain" data-first="/react.js">import "/table.js";',
  );
});

test("what the scripts start from is kept apart, as the router wrote it", () => {
  const said = '[{"name":"नमस्ते </script> & \\u2028"}]\n';
  const piece = (text: string) =>
    JSON.stringify(text).replace(
      /[&<>\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  const context = "window.__reactRouterContext";
  const script = (code: string) => `<script${MARK}>${code}</script>`;
  const written = PAGE.replace(
    "</body>",
    `${script(`${context} = {"ssr":true};${context}.stream = 1;`)}<!--$-->${script(`${context}.streamController.enqueue(${piece(said.slice(0, 9))});`)}` +
      `${script(`${context}.streamController.enqueue(${piece(said.slice(9))});`)}${script(`${context}.streamController.close();`)}<!--/$--></body>`,
  );
  const kept: string[] = [];
  const html = Buffer.from(written).toString("latin1");
  const { html: late, inline } = started(html, {
    keepData: (data) => `/page-data/${kept.push(data)}/shop?a=1&q="`,
  });
  expect(kept).toEqual([`{"ssr":true}\n${said}`]);
  expect(late).toContain('data-data="/page-data/1/shop?a=1&amp;q=&quot;"');
  expect(late).toContain(
    `type="text/plain" data-data="/page-data/1/shop?a=1&amp;q=&quot;">import "/c.js";</script>`,
  );
  expect(inline).toHaveLength(3);
  // Of the elements that React counts none is gone.
  expect(late).toContain("<script></script><!--$--><!--/$-->");
  expect(started(html).html).toContain(html.slice(html.indexOf("<!--$-->")).replaceAll(MARK, ""));
  const unended = html.replace(".close()", ".end()");
  expect(started(unended, { keepData: () => "/page-data/2" })).toEqual(started(unended));
});
