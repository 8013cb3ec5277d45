import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Build } from "#server/app.ts";

const SITE_MAP = "/sitemap.xml";
const OF_EACH_KIND = 2;
const LONGEST_ANSWER_MS = 30_000;

/** Asks an open shop whether it is ready, for every page that has one address, and for some of each kind that its site map names; gives a sentence for each that it could not make. With the owner's cookie the office is asked, too. */
export async function askPages(
  origin: string,
  { cookie, signal }: { cookie: string; signal: AbortSignal },
): Promise<{ asked: number; faults: string[] }> {
  const faults: string[] = [];
  let asked = 0;
  const ask = async (path: string) => {
    asked += 1;
    const ends = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANSWER_MS)]);
    try {
      const answer = await fetch(origin + path, { headers: { cookie }, redirect: "manual", signal: ends });
      const text = await answer.text();
      if (answer.status >= 500) faults.push(`${path} answers ${answer.status}.`);
      return text;
    } catch (error) {
      signal.throwIfAborted();
      faults.push(`${path} does not answer (${(error as Error).message}).`);
      return "";
    }
  };
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as Build;
  for (const path of ["/ready", "/health", ...pathsOf(build.routes)]) await ask(path);
  for (const path of ofEachKind(await ask(SITE_MAP))) await ask(path);
  return { asked, faults };
}

/** Every address of the routes that names nothing of the shop's own. */
function pathsOf(routes: Build["routes"]): string[] {
  const fullPath = (id: string): string => {
    const { path = "", parentId } = routes[id]!;
    return `${parentId === undefined ? "" : fullPath(parentId)}${path && `/${path}`}`;
  };
  const paths = Object.keys(routes).map((id) => fullPath(id) || "/");
  return [...new Set(paths)].filter((path) => !/[:*?]/.test(path));
}

/** Of "/product/…", "/brands/…" and so on, some each. */
function ofEachKind(siteMap: string): string[] {
  const kinds = new Map<string, string[]>();
  for (const [, address] of siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address!.replaceAll("&amp;", "&"));
    const kind = pathname.split("/")[1]!;
    kinds.set(kind, [...(kinds.get(kind) ?? []), pathname].slice(0, OF_EACH_KIND));
  }
  return [...kinds.values()].flat();
}
