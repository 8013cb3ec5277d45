import { globSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const SHELL =
  /lucide-react\/dist\/esm\/(?!icons)|components\/(layout|product|text|ui\/(?!field))|messages\/(text|counted|en\/(shell|product-card|tile))|domain\/(money|phone|price|product|rating)\./;

/** Files of the icons that the shell, the home page and the concerns draw; those of other screens and of the back office stay with them. */
const SHELL_ICONS = new Set(
  globSync("app/components/{layout,product,ui,home,category}/*.{ts,tsx}").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap((match) =>
      [...match[1]!.matchAll(/\b[A-Z]\w*/g)].map(([name]) =>
        name.replace(/([a-z])([A-Z0-9])/g, "$1-$2").toLowerCase(),
      ),
    ),
  ),
);

function isShellIcon(file: string): boolean {
  const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(file)?.[1];
  return icon !== undefined && SHELL_ICONS.has(icon);
}

/** What several pages share, in few files: a file costs 500 bytes of headers. The first group that fits wins; what one page alone needs stays with it. */
const SHARED_FILES = [
  {
    name: "framework",
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|cookie|turbo-stream)\//,
    minShareCount: 1,
  },
  {
    name: "shell",
    test: (file: string) => SHELL.test(file) || isShellIcon(file),
  },
  { name: "form", test: /components\/ui\/field|domain\/field-limits/ },
  {
    name: "page",
    test: /components\/(content|home\/section|category\/(nothing-here|see-doctor))|domain\/faq\.ts/,
  },
  { name: "tiles", test: /components\/(home|category\/concern)/ },
  {
    name: "shelf",
    test: /components\/(shop|category\/product-shelf)|messages\/en\/shop|domain\/(shop-filter|plain-text)/,
  },
  { name: "delivery", test: /components\/delivery|messages\/en\/delivery|domain\/(pincode|india-time)/ },
  { name: "place", test: /components\/location|messages\/en\/location/ },
  { name: "guide", test: /components\/(category|brand)|messages\/en\/(category|brand)|domain\/potency/ },
  {
    name: "order",
    test: /components\/(cart|checkout|order)|messages\/en\/(cart|checkout|order|wishlist)|domain\/order/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The route table names every file, on every first visit: names without meaning are a third shorter.
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: { minShareCount: 2, groups: SHARED_FILES },
          },
        },
      },
    },
  },
});
