import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better than many: what every page needs, and what most pages share.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|turbo-stream)\//,
                  priority: 3,
                },
                {
                  name: "shell",
                  test: /node_modules\/lucide-react|app\/(components|content|domain)/,
                  minShareCount: 4,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
