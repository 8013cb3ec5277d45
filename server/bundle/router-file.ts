import type { Plugin } from "vite";

/**
 * A change of one file of the router in what the browser gets. `change` gives undefined where it does not find what it changes; the
 * build then stops with what has `moved`.
 */
export function changeRouterFile({
  name,
  file,
  change,
  moved,
}: {
  name: string;
  file: RegExp;
  change: (code: string) => string | undefined;
  moved: string;
}): Plugin {
  let isFound = false;
  return {
    name,
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      isFound = false;
    },
    transform: {
      filter: { id: file },
      handler(code) {
        const changed = change(code);
        isFound = changed !== undefined;
        return changed ?? code;
      },
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error(moved);
    },
  };
}
