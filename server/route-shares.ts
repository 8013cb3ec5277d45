import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * Makes for each path something of the few routes that may answer it, once for all paths with the same first word. The router
 * compares a path with one route after the other, and the shop has two hundred.
 */
export function byFirstWord<Made>(routes: Routes, make: (share: Routes) => Made): (pathname: string) => Made {
  const words = new Map(
    Object.values(routes)
      .filter((route) => route !== undefined)
      // A frame around others answers nothing by itself.
      .filter(({ path, index }) => path !== undefined || index)
      .map((route) => [route.id, firstWord(routes, route)]),
  );
  const known = new Set([...words.values()].filter((word) => word !== undefined));
  const made = new Map<string | undefined, Made>();
  return (pathname) => {
    const asked = wordOf(pathname);
    const word = known.has(asked) ? asked : undefined;
    let share = made.get(word);
    if (share === undefined) {
      share = make(shareOf(routes, ({ id }) => words.has(id) && [undefined, word].includes(words.get(id))));
      made.set(word, share);
    }
    return share;
  };
}

/** The routes for which that is so, with all above them. */
function shareOf(routes: Routes, isOwn: (route: Route) => boolean): Routes {
  const ids = new Set<string>();
  for (const route of Object.values(routes))
    if (route && isOwn(route)) for (const each of lineage(routes, route)) ids.add(each.id);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}

/** The first word that every path of the route begins with; undefined where that may be any. */
function firstWord(routes: Routes, route: Route): string | undefined {
  const path = lineage(routes, route)
    .map((each) => each.path ?? "")
    .join("/");
  const first = path.split("/").find((part) => part !== "") ?? "";
  return /^[\w.-]+$/.test(first) ? first.toLowerCase() : undefined;
}

/** From the top down to the route. */
function lineage(routes: Routes, route: Route): Route[] {
  const above = route.parentId === undefined ? undefined : routes[route.parentId];
  return above ? [...lineage(routes, above), route] : [route];
}

function wordOf(pathname: string): string {
  const first = pathname.split("/", 2)[1] ?? "";
  return readable(first.replace(/\.data$/, "")).toLowerCase();
}

/** As the router reads it. */
function readable(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
