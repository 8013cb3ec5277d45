import type { EntryContext } from "react-router";

type RouteTable = EntryContext["manifest"];
/** The build writes whether a route shows a page; the published type leaves it out. */
type Entry = NonNullable<RouteTable["routes"][string]> & { hasDefaultExport?: boolean };

/** What a first visit of any page of visitors may weigh: compressed, with the headers of the answers (decision 006). */
export const FIRST_VISIT_BYTES = { javascript: 130_000, css: 20_000, font: 60_000 };

/** The HTML of a page of visitors, as small as a kept one is packed; `tests/http/html-weight.test.ts` asks for one of each kind. */
export const HTML_BYTES = 15_000;

/** What every page loads whatever it shows: the framework, the shell, the frame and the table of routes. */
const EVERY_PAGE_BYTES = { javascript: 117_000, css: 18_000 };

/** A page of the back office, with its charts and editors: opened all day out of the browser's own memory. */
const OFFICE_PAGE_BYTES = { javascript: 180_000, css: 30_000 };

/** What Chromium counts for the headers of a file of the shop. */
const HEADER_BYTES = 240;

const KINDS = { javascript: "JavaScript", css: "styles" } as const;

/** A sentence for each page whose first visit weighs more than its budget, by the table of routes and the compressed size of each file. */
export function findTooHeavy(
  table: RouteTable,
  { sizeOf, isOffice = false }: { sizeOf: (file: string) => number; isOffice?: boolean },
): string[] {
  const ofPage = isOffice ? OFFICE_PAGE_BYTES : FIRST_VISIT_BYTES;
  return Object.values(table.routes).flatMap((route: Entry | undefined) => {
    const isFrame = route?.id === "root";
    if (!route?.hasDefaultExport || (isFrame && isOffice)) return [];
    const limits = isFrame ? EVERY_PAGE_BYTES : ofPage;
    const loaded = filesOf(table, route);
    return (["javascript", "css"] as const).flatMap((kind) => {
      const files = loaded[kind].map((file) => ({ file, bytes: sizeOf(file) + HEADER_BYTES }));
      const bytes = files.reduce((sum, { bytes: each }) => sum + each, 0);
      if (bytes <= limits[kind]) return [];
      const [largest] = files.toSorted((a, b) => b.bytes - a.bytes);
      return [
        `${route.id} loads ${said(bytes)} bytes of ${KINDS[kind]} on a first visit, ${said(limits[kind])} are allowed; its largest file is ${largest!.file} of ${said(largest!.bytes)}.`,
      ];
    });
  });
}

/** What a browser loads to show that page, each file once. */
function filesOf(table: RouteTable, page: Entry): { javascript: string[]; css: string[] } {
  const chain: Entry[] = [];
  for (let route: Entry | undefined = page; route; route = table.routes[route.parentId ?? ""])
    chain.push(route);
  const parts = [table.entry, ...chain];
  const apart = chain.flatMap((route) => [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
  ]);
  const modules = parts.flatMap(({ module, imports = [] }) => [module, ...imports]);
  return {
    javascript: unique([table.url, ...modules, ...apart]),
    css: unique(parts.flatMap((part) => ("css" in part ? part.css : undefined) ?? [])),
  };
}

function unique(files: (string | undefined)[]): string[] {
  return [...new Set(files.filter((file) => file !== undefined))];
}

function said(bytes: number): string {
  return bytes.toLocaleString("en");
}
