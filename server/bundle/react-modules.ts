import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const MARK = "\0react-module:";
const PARTS = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/**
 * Gives the browser's files React as modules with names. React is written in the older way, so the bundler would put ten lines of
 * its own into a file that every page loads, and a long way of saying `useState` into every other.
 */
export function reactModules(): Plugin {
  return {
    name: "react-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer, { kind }: { kind?: string }) {
      // React asks for its own parts in its own way.
      const isOwn = kind === "require-call" || importer?.startsWith(MARK);
      return PARTS.includes(source) && !isOwn ? MARK + source : null;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const part = id.slice(MARK.length);
      const names = Object.keys(require(part)).filter((name) => /^[a-zA-Z]\w*$/.test(name));
      return {
        code: [
          `import whole from ${JSON.stringify(part)};`,
          ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`),
          "export default whole;",
        ].join("\n"),
        moduleSideEffects: false,
      };
    },
  };
}
