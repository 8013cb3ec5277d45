import type { LinksFunction } from "react-router";

type Match = { route: { id: string } };
type Page = { css?: string[]; module: string; imports?: string[] };
type RouteTable = { routes: Record<string, Page | undefined> };
type Modules = Record<string, { links?: LinksFunction } | undefined>;
type Keyed = { key: string; link: ReturnType<LinksFunction>[number] };

const OFFICE = "routes/admin/_layout";
let sent: Match[] | undefined;

/**
 * The styles that React holds: in the shop those of the page that was sent, whatever is opened after it; in the office, whose styles
 * would change the shop's, those of the page that is open.
 */
export function getKeyedLinksForMatches(matches: Match[], modules: Modules, table: RouteTable): Keyed[] {
  sent ??= matches;
  const found = new Map<string, Keyed["link"]>();
  for (const { route } of isOfOffice() ? matches : sent) {
    for (const href of table.routes[route.id]?.css ?? []) found.set(href, { rel: "stylesheet", href });
    for (const link of modules[route.id]?.links?.() ?? []) if ("href" in link) found.set(link.href!, link);
  }
  return Array.from(found, ([key, link]) => ({ key, link }));
}

/** Adds the styles of a page that is about to be opened, behind all others; those of the shop stay. Resolves once they are there. */
export async function prefetchRouteCss({ css = [] }: Page): Promise<void> {
  await Promise.all(css.map(addStyles));
}

function addStyles(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = () => {
      if (isOfOffice()) link.remove();
      resolve();
    };
    link.onerror = () => {
      // Once more, for a line that broke; nobody waits for it.
      link.after(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}

function isOfOffice(): boolean {
  return !!sent?.some(({ route }) => route.id === OFFICE);
}

export function getModuleLinkHrefs(matches: Match[], { routes }: RouteTable): string[] {
  return [
    ...new Set(
      matches.flatMap(({ route }) => {
        const page = routes[route.id];
        return page ? [page.module, ...(page.imports ?? [])] : [];
      }),
    ),
  ];
}

// For what the shop does without: `prefetch` of links, and `links` of pages that bring styles.
export const prefetchStyleLinks = () => undefined;
export const isPageLinkDescriptor = () => false;
export const getNewMatchesForLinks = (): Match[] => [];
export const getKeyedPrefetchLinks = async (): Promise<Keyed[]> => [];
