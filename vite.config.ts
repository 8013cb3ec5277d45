import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { builtLanguage, builtWords } from "./server/bundle/built-words.ts";
import { officeApart } from "./server/bundle/office-apart.ts";
import { pageFilesAtOnce } from "./server/bundle/page-files-at-once.ts";
import { plainIcons } from "./server/bundle/plain-icons.ts";
import { reactModules } from "./server/bundle/react-modules.ts";
import { sayingsLearnt } from "./server/bundle/sayings-learnt.ts";
import { SHARED_FILES } from "./server/bundle/shared-files.ts";
import { stylesThatStay } from "./server/bundle/styles-that-stay.ts";
import { unusedRouterParts } from "./server/bundle/unused-router-parts.ts";
import { withoutInlineStyles } from "./server/bundle/without-inline-styles.ts";

/**
 * Built into the server's own file: icons, of which only the few we use are taken; the database and account libraries,
 * whose hundreds of small files cost 100 MB of memory and a second to load one by one.
 */
const BUILT_IN =
  /^(lucide-react|drizzle-orm|(@better-auth|@better-fetch|@noble)\/.*|better-auth|better-call|defu|jose|kysely|rou3)(\/|$)/;

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    plainIcons(),
    reactModules(),
    unusedRouterParts(),
    pageFilesAtOnce(),
    stylesThatStay(),
    withoutInlineStyles(),
    officeApart(),
    sayingsLearnt(),
    builtWords(builtLanguage(process.env.BUILD_LANGUAGE)),
    reactRouter(),
  ],
  build: { target: "es2022" },
  environments: {
    ssr: { resolve: { noExternal: command === "build" ? [BUILT_IN] : [] } },
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
}));
