import type { Plugin } from "vite";
import { changeRouterFile } from "./router-file.ts";

const FILE = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
/** How the router fetches the script of a page. */
const ONE = /let routeModule = await import\([^;]*route\.module\s*\);/;
const ALL =
  "let [routeModule] = await Promise.all([route.module, ...(route.imports ?? [])].map((file) => import(/* @vite-ignore */ file)));";

/**
 * Has the router fetch all scripts of the next page at once. Its own way fetches the page's, which names those that it needs only when
 * it has come: on a weak network one more way there and back between a tap and the page.
 */
export function pageFilesAtOnce(): Plugin {
  return changeRouterFile({
    name: "page-files-at-once",
    file: FILE,
    change: (code) => (ONE.test(code) ? code.replace(ONE, ALL) : undefined),
    moved: "react-router fetches the script of a page in another way now.",
  });
}
