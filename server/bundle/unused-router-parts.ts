import type { Plugin } from "vite";

/**
 * What the browser gets in the place of the router's parts for features that the shop has switched off or never on, by file. Each
 * answers as the router's own does without the feature, and what only its server asks is empty here; a new name that the router comes
 * to need of them breaks the build.
 */
export const UNUSED: Record<string, string> = {
  // No watching of the router from outside: nobody hands in `instrumentations`.
  "router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  // No finding of routes on the way: `routeDiscovery` is "initial" in react-router.config.ts.
  "dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = () => undefined;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getManifestPath = undefined, getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined, URL_LIMIT = undefined;`,
};
const FILE = /\/react-router\/dist\/production\/lib\/(router\/instrumentation\.js|dom\/ssr\/fog-of-war\.js)$/;

/** Leaves out of the browser's files what the router carries for features that the shop does not use: 1.5 kB of every first visit. */
export function unusedRouterParts(): Plugin {
  const left = new Set<string>();
  return {
    name: "unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      for (const part of Object.keys(UNUSED)) left.add(part);
    },
    transform: {
      filter: { id: FILE },
      handler(_code, id) {
        const part = FILE.exec(id)?.[1] ?? "";
        left.delete(part);
        return UNUSED[part];
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        throw new Error(`react-router has these parts elsewhere now: ${[...left].join(", ")}`);
    },
  };
}
