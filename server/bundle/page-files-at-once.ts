import type { Plugin } from "vite";

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
  let isFound = false;
  return {
    name: "page-files-at-once",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      isFound = false;
    },
    transform: {
      filter: { id: FILE },
      handler(code) {
        isFound = ONE.test(code);
        return code.replace(ONE, ALL);
      },
    },
    buildEnd(error) {
      if (!error && !isFound)
        throw new Error("react-router fetches the script of a page in another way now.");
    },
  };
}
