// Where a link may lead. The router writes down the addresses of app/routes.ts as types, so a link to a page that is not there
// does not compile.

import type { Register } from "react-router";
import type { OwnPath } from "#app/domain/own-path.ts";

/** The last one answers where no page is, so it leads nowhere. */
type Route = Exclude<keyof Register["pages"] & string, "/*">;

/** "/product/:slug" as `/product/${string}`. */
type Filled<Path extends string> = Path extends `${infer Before}/:${infer Rest}`
  ? Rest extends `${string}/${infer After}`
    ? `${Before}/${string}${Filled<`/${After}`>}`
    : `${Before}/${string}`
  : Path;

/** What may follow a path. */
export type Search = "" | `?${string}`;

/** A path that a route answers, with what may follow it. */
export type RoutePath = `${Filled<Route>}${Search | `#${string}`}`;

/** The page one stands on, with other parameters, or a part of it. */
type SamePage = `?${string}` | `#${string}`;

type Elsewhere = `https://${string}` | `tel:${string}` | `mailto:${string}`;

/** A page of the shop: a route, or a path that somebody has entered. */
export type PagePath = RoutePath | OwnPath;

/** What a link of ours may lead to. */
export type LinkTarget = PagePath | SamePage | Elsewhere;

/** The same page with that search; "?" and nothing behind it is none. */
export function withSearch<Path extends PagePath>(path: Path, search: string | URLSearchParams): Path {
  const words = String(search).replace(/^\?/, "");
  return (words ? `${path}?${words}` : path) as Path;
}
