import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { plainIcons } from "./server/bundle/plain-icons.ts";
import { SHARED_FILES } from "./server/bundle/shared-files.ts";

export default defineConfig({
  plugins: [tailwindcss(), plainIcons(), reactRouter()],
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
