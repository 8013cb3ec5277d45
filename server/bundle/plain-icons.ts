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
export default /* @__PURE__ */ drawnIcon(${JSON.stringify(markupOf(shapes))});`;
      },
    },
  };
}

const SHAPE = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const ATTRIBUTE = /(\w+): "([^"&<>]*)"/g;

/** `[["path", { d: "M5 12h14", key: "1ays0h" }]]` as `<path d="M5 12h14"/>`. */
function markupOf(shapes: string): string {
  const written = [...shapes.matchAll(SHAPE)].map(([, tag, attributes]) => {
    const own = [...attributes!.matchAll(ATTRIBUTE)].filter(([, name]) => name !== "key");
    return `<${tag}${own.map(([, name, value]) => ` ${name}="${value}"`).join("")}/>`;
  });
  // What is left once shapes and commas are gone would be a way of writing that is not known here.
  const left = shapes.replace(SHAPE, (shape) =>
    shape.replace(ATTRIBUTE, "").replace(/"\w+"|[[\]{},\s]/g, ""),
  );
  if (written.length === 0 || /[^[\],\s]/.test(left))
    throw new Error(`lucide-react writes shapes in another way: ${shapes}`);
  return written.join("");
}
