import type { ServerResponse } from "node:http";
import type { KeptPage } from "./kept-page.ts";

export type EarlyHints = {
  /** Notes what a finished page of that route loads before it can be painted. */
  note(route: string, page: Pick<KeptPage, "answers" | "shown">): void;
  /** Names it to a browser that waits for another page of the route to be made (103, RFC 8297). */
  send(route: string, response: ServerResponse): void;
};

/** Styles and fonts of a route's pages, told while one of them is being made. They are files of the build: what one page loads the next one does. */
export function createEarlyHints(): EarlyHints {
  const known = new Map<string, string[]>();

  return {
    note(route, { answers, shown }) {
      if (shown.isHtml && !known.has(route))
        known.set(route, hintsOf(answers.identity.body.toString("utf8")));
    },
    send(route, response) {
      const link = known.get(route);
      if (link !== undefined && link.length > 0) response.writeEarlyHints({ link });
    },
  };
}

function hintsOf(html: string): string[] {
  const head = html.slice(0, html.indexOf("</head>"));
  return [...head.matchAll(/<link ([^>]*)>/g)].flatMap(([, attributes]) => {
    const { rel, as, href, type } = Object.fromEntries(
      [...attributes!.matchAll(/([a-z]+)="([^"]*)"/gi)].map(([, name, value]) => [
        name!.toLowerCase(),
        value!,
      ]),
    );
    if (href === undefined || !/^\/[\w./-]+$/.test(href)) return [];
    if (rel === "stylesheet") return [`<${href}>; rel=preload; as=style`];
    return rel === "preload" && as === "font"
      ? [`<${href}>; rel=preload; as=font; type="${type}"; crossorigin`]
      : [];
  });
}
