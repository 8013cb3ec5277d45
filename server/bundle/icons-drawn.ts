import { globSync, readFileSync } from "node:fs";

/** The groups of components and the folders of routes that draw an icon, by the name of lucide's file; all of the back office is one, "admin". */
export function findIconsDrawn(groupOf: (component: string) => string | undefined): Map<string, Set<string>> {
  const files = iconFiles();
  const drawn = new Map<string, Set<string>>();
  for (const path of globSync("app/{components,routes}/**/*.{ts,tsx}")) {
    const folder = path.includes("/admin/")
      ? "admin"
      : (path.startsWith("app/components/") && groupOf(path)) || path.split("/")[2]!;
    for (const [, names] of readFileSync(path, "utf8").matchAll(/import \{([^}]*)\} from "lucide-react"/g)) {
      for (const [name] of names!.matchAll(/\b[A-Z]\w*/g)) {
        const file = files.get(name);
        if (file) drawn.set(file, (drawn.get(file) ?? new Set()).add(folder));
      }
    }
  }
  return drawn;
}

/** An icon has several names, and its file has the newest. */
function iconFiles(): Map<string, string> {
  const lines = readFileSync("node_modules/lucide-react/dist/esm/lucide-react.mjs", "utf8").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const file = /icons\/([\w-]+)\.mjs/.exec(line)?.[1];
      return file ? [...line.matchAll(/as (\w+)/g)].map(([, name]): [string, string] => [name!, file]) : [];
    }),
  );
}
