import { resolve } from "node:path";
import type { Plugin } from "vite";
import { changeRouterFile } from "./router-file.ts";

const FILE = /\/react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/;

/**
 * Has the browser add the styles of a page and keep them. The router's own way adds them to fetch them, takes them away, and adds them
 * again with the page: each time the browser works out the styles and places of everything shown, 150 ms of a slow phone between a tap
 * and the page.
 */
export function stylesThatStay(): Plugin {
  return changeRouterFile({
    name: "styles-that-stay",
    file: FILE,
    change: () => `export * from ${JSON.stringify(resolve("app/components/layout/page-styles.ts"))};`,
    moved: "react-router has the styles of pages elsewhere now.",
  });
}
