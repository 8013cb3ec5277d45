import type { EntryContext } from "react-router";

type RouteTable = EntryContext["manifest"];
type Entry = RouteTable["routes"][string];

/**
 * The table of routes for everybody but the office: its 70 screens are a third of the whole table, which each first visit loads;
 * and without what only pictures, scripts, downloads and programs ask for. The build writes it beside the whole one, under the
 * name that this puts in.
 */
export function visitorRoutes(table: RouteTable): RouteTable {
  const routes = Object.entries(table.routes).filter(
    ([, entry]) => entry && !isOfficeRoute(entry) && !isNoPage(entry),
  );
  return {
    ...table,
    url: visitorsUrl(table.url),
    routes: Object.fromEntries(routes),
  };
}

/** The table as one page is rendered with it: its own routes, and the name of the table that its browser loads. */
export function routesOfPage(table: RouteTable, matched: readonly { route: { id: string } }[]): RouteTable {
  const own = matched.map(({ route }) => [route.id, table.routes[route.id]] as const);
  const isOffice = own.some(([, entry]) => entry && isOfficeRoute(entry));
  return {
    ...table,
    url: isOffice ? table.url : visitorsUrl(table.url),
    routes: Object.fromEntries(own.filter(([, entry]) => entry)),
  };
}

function visitorsUrl(url: string): string {
  return url.replace("/manifest-", "/visitors-");
}

/** Whether a route is a screen of the back office, or the frame around them. */
function isOfficeRoute({ id, path }: Pick<NonNullable<Entry>, "id" | "path">): boolean {
  return id === "routes/admin/_layout" || /^admin(\/|$)/.test(path ?? "");
}

function isNoPage({ path }: NonNullable<Entry>): boolean {
  return /(\.\w+|:file|\/(calendar|pdf|data|open)|records\/:id|bill\/:number|return\/:token|google\/callback)$|^(health|ready|(media|api)\/.+)$/.test(
    path ?? "",
  );
}
