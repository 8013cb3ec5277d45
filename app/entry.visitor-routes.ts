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
    url: table.url.replace("/manifest-", "/visitors-"),
    routes: Object.fromEntries(routes),
  };
}

/** Whether a route is a screen of the back office, or the frame around them. */
export function isOfficeRoute({ id, path }: Pick<NonNullable<Entry>, "id" | "path">): boolean {
  return id === "routes/admin/_layout" || /^admin(\/|$)/.test(path ?? "");
}

function isNoPage({ path }: NonNullable<Entry>): boolean {
  return /(\.\w+|:file|\/(calendar|pdf|data|open)|records\/:id)$|^(health|ready|(media|api)\/.+)$/.test(
    path ?? "",
  );
}
