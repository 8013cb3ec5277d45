import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

type Screen = { url: string; file: string; id?: string };

function screens(entries: RouteConfigEntry[], base = ""): Screen[] {
  return entries.flatMap((entry) => {
    const url = [base, entry.path].filter(Boolean).join("/");
    const here =
      entry.path !== undefined || entry.index
        ? [{ url: `/${url}`, file: entry.file, id: entry.id, index: entry.index }]
        : [];
    return [...here, ...screens(entry.children ?? [], url)];
  });
}

/** `/admin/orders/:orderNumber` may live in `routes/admin/orders/$orderNumber`, or `…/index` for a list. */
function filesFor(url: string) {
  const path = url.slice(1).replaceAll(":", "$").replaceAll("*", "$");
  const stem = `routes/${path}`.replace(/\/$/, "");
  return [`${stem}.tsx`, `${stem}.ts`, `${stem}/index.tsx`];
}

const all = screens(routes as RouteConfigEntry[]);

test.each(all.filter((screen) => !screen.id))("$url lives in the file its URL names", ({ url, file }) => {
  expect(filesFor(url)).toContain(file);
  expect(existsSync(`app/${file}`)).toBe(true);
});

test("every file in app/routes is reachable from the table of contents", async () => {
  const files = (await readdir("app/routes", { recursive: true, withFileTypes: true }))
    .filter((f) => f.isFile() && !f.name.startsWith("_"))
    .map((f) => `${f.parentPath}/${f.name}`.replace(/^app\//, ""));
  expect(files.filter((file) => !all.some((screen) => screen.file === file))).toEqual([]);
});
