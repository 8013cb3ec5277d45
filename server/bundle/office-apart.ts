import { relative } from "node:path";
import type { Plugin } from "vite";

/** What only the back office draws with: its own parts, and the library of its charts. */
const OF_OFFICE = /\/app\/(?:components|routes)\/admin\/|\/node_modules\/chartist\//;
/** Where a visit begins: the browser's entry, the frame, and each screen. */
const SCREEN = /\/app\/(?:entry\.client|root|routes\/.+)\.tsx?(?:\?|$)/;

/** Stops the build where a page of visitors would load something of the back office. */
export function officeApart(): Plugin {
  return {
    name: "office-apart",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !file.facadeModuleId) continue;
        const screen = file.facadeModuleId;
        if (!SCREEN.test(screen) || OF_OFFICE.test(screen)) continue;
        for (const name of loadedWith(file.fileName)) {
          const chunk = bundle[name];
          const ofOffice = chunk?.type === "chunk" && chunk.moduleIds.find((id) => OF_OFFICE.test(id));
          if (ofOffice)
            throw new Error(
              `Visitors would load a part of the back office: ${short(screen)} loads ${short(ofOffice)} in ${name}.`,
            );
        }
      }

      function loadedWith(first: string): Set<string> {
        const met = new Set([first]);
        for (const name of met) {
          const chunk = bundle[name];
          if (chunk?.type === "chunk") for (const imported of chunk.imports) met.add(imported);
        }
        return met;
      }
    },
  };
}

function short(id: string): string {
  return relative(process.cwd(), id.replace(/\?.*/, ""));
}
