import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { App } from "#server/app.ts";
import { standingHeaders } from "#server/security-headers.ts";
import { sayTime } from "./choose.ts";
import { markPages } from "./mark-pages.ts";

const STYLE =
  ".rewound{position:sticky;top:0;z-index:100;margin:0;padding:10px 16px;background:#7a2a12;color:#fff;font:600 15px/1.4 system-ui,sans-serif;text-align:center}" +
  ".rewound-page{max-width:40rem;margin:15vh auto;padding:0 16px;font:17px/1.5 system-ui,sans-serif}";
const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;
const READING = new Set(["GET", "HEAD"]);
const LINK = /^\/rewound\/([0-9a-f]{32})$/;

/** The app of a shop as it was at a moment: it says so on each page, runs no script and refuses whatever would change something. `entry` opens the office, once. */
export function createRewoundApp(
  app: App,
  { moment, publicOrigin, cookies }: { moment: number; publicOrigin: string; cookies: string[] },
): { app: App; entry: string } {
  const secret = randomBytes(16).toString("hex");
  const banner = `<p class="rewound" role="note">This is the shop as it was on ${sayMoment(moment)}. Nothing can be changed here.</p>`;
  let isUsed = false;
  return { entry: `${publicOrigin}/rewound/${secret}`, app: answer };

  async function answer(...[request, client]: Parameters<App>): Promise<Response> {
    if (!READING.has(request.method))
      return page(403, "Nothing was changed. This shop shows a moment of the past and can only be read.");
    const [, sent] = LINK.exec(new URL(request.url).pathname) ?? [];
    if (sent !== undefined) return enter(sent);
    const response = await app(request, client);
    if (response.status === 503)
      return page(
        503,
        "This page cannot be shown now. Who reads it is noted in today’s shop, which does not answer: start the shop, then load this page again.",
      );
    if (response.status >= 500) return page(response.status, "This page broke and cannot be shown.");
    const headers = new Headers(response.headers);
    // Another moment may stand at the same address tomorrow.
    headers.set("cache-control", "no-store");
    headers.set("x-robots-tag", "noindex");
    nameByMoment(headers, moment);
    const kind = headers.get("content-type") ?? "";
    if (kind.startsWith("application/pdf")) return paper(response, headers);
    if (!kind.startsWith("text/html"))
      return new Response(response.body, { status: response.status, headers });
    const policy = headers.get("content-security-policy") ?? "";
    headers.set(
      "content-security-policy",
      `${policy.replace(/script-src [^;]*/, "script-src 'none'")}; style-src 'self' ${STYLE_HASH}`,
    );
    headers.delete("content-length");
    const body = request.method === "HEAD" ? null : withBanner(await response.text());
    return new Response(body, { status: response.status, headers });
  }

  /** A printed sheet must not pass for one of today. */
  async function paper(response: Response, headers: Headers): Promise<Response> {
    const words = `The shop as it was on ${sayMoment(moment)}. For reading only, not a paper of today.`;
    const marked = await markPages(Buffer.from(await response.arrayBuffer()), words).catch(() => undefined);
    if (!marked)
      return page(415, "This PDF cannot be marked as one of the past, and so it is not shown here.");
    headers.delete("content-length");
    return new Response(new Uint8Array(marked), { status: response.status, headers });
  }

  function enter(sent: string): Response {
    if (isUsed || !timingSafeEqual(Buffer.from(sent), Buffer.from(secret)))
      return page(404, "This link was used already. Stop the command and start it again for a new one.");
    isUsed = true;
    const headers = new Headers({ ...standingHeaders(publicOrigin), location: "/admin" });
    headers.set("cache-control", "no-store");
    for (const cookie of cookies) headers.append("set-cookie", cookie);
    return new Response(null, { status: 303, headers });
  }

  /** Without scripts the banner stays, and a form gets the sentence that refuses it. */
  function withBanner(html: string): string {
    return html
      .replace(/<script[\s\S]*?<\/script>|<link rel="(?:modulepreload|later)"[^>]*>/g, "")
      .replace("</head>", `<style>${STYLE}</style></head>`)
      .replace(/<body[^>]*>/, (body) => body + banner);
  }

  function page(status: number, words: string): Response {
    const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words}</title><style>${STYLE}</style></head><body>${banner}<main class="rewound-page"><p>${words}</p></main></body></html>`;
    const headers = {
      ...standingHeaders(publicOrigin),
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src ${STYLE_HASH}; frame-ancestors 'none'`,
      "cache-control": "no-store",
    };
    return new Response(html, { status, headers });
  }
}

/** A file that is saved says in its name when it was true: "2026-11-23-14-03-05-catalogue.csv". */
function nameByMoment(headers: Headers, moment: number): void {
  const named = headers.get("content-disposition");
  const time = sayTime(moment).replace(/[^\d]+/g, "-");
  if (named)
    headers.set("content-disposition", named.replace(/(filename="|filename\*=UTF-8'')/g, `$1${time}-`));
}

/** "2026-11-23 at 14:03:05" */
function sayMoment(moment: number): string {
  return sayTime(moment).replace(" ", " at ");
}
