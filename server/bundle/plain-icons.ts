import { resolve } from "node:path";
import type { Plugin } from "vite";

const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const DRAWN_ICON = JSON.stringify(resolve("app/components/ui/drawn-icon.ts"));

/**
 * Draws lucide's icons in the built shop with our own component of twenty lines. Theirs is two components deep with
 * properties that no screen uses: 2 kB of every first visit, and the larger part of drawing a page.
 */
export function plainIcons(): Plugin {
  return {
    name: "plain-icons",
    apply: "build",
    transform: {
      filter: { id: ICON },
      handler(code, id) {
        if (!code.includes("createLucideIcon(")) return undefined;
        const shapes = /\bnode: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\n\};/.exec(code)?.[1];
        if (!shapes) throw new Error(`lucide-react writes its icons in another way now: ${id}`);
        return `import { drawnIcon } from ${DRAWN_ICON};
export default /* @__PURE__ */ drawnIcon(${shapes.replace(/,?\s*key: "\w+"/g, "")});`;
      },
    },
  };
}
