import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import routes from "#app/routes.ts";

export type PublicForm = {
  action: string;
  takesFiles: boolean;
  /** Each field with the values that a browser could send; none where people type. */
  fields: { name: string; values: string[] }[];
};

type Entry = { file: string; path?: string; index?: boolean; children?: Entry[] };

/** The patterns of all addresses that need no role, from the route table, each with the file that answers. */
export function listPublicRoutes(): Map<string, string> {
  const walk = (entries: Entry[], above: string): [string, string][] =>
    entries.flatMap(({ path, file, children }) => {
      const own = path ? `${above}/${path}` : above;
      return children ? walk(children, own) : [[own || "/", `app/${file}`] as [string, string]];
    });
  const all = walk(routes as Entry[], "");
  return new Map(all.filter(([pattern]) => !/^\/admin(\/|$)/.test(pattern)));
}

/** The forms of a page that are sent, with their fields. */
export function formsOf(html: string, path: string): PublicForm[] {
  const $ = load(html);
  return $('form[method="post" i]')
    .toArray()
    .map((form) => {
      const at = $(form);
      return {
        action: at.attr("action") || path,
        takesFiles: at.attr("enctype") === "multipart/form-data",
        fields: [
          ...new Set(
            at
              .find("[name]")
              .toArray()
              .map((field) => $(field).attr("name")!),
          ),
        ].map((name) => ({
          name,
          values: valuesOf($, at.find(`[name="${name}"]`)),
        })),
      };
    })
    .filter(({ fields }) => fields.length > 0);
}

function valuesOf($: CheerioAPI, fields: ReturnType<CheerioAPI>): string[] {
  return fields
    .toArray()
    .flatMap((field) =>
      $(field).is("select")
        ? $(field)
            .find("option")
            .toArray()
            .map((option) => $(option).attr("value") ?? $(option).text())
        : [$(field).attr("value") ?? ""],
    )
    .filter(Boolean);
}

/** The tables of fields by which forms are read (decision 031): the names of the fields, and the public addresses whose files name the table. */
export async function listFieldTables(): Promise<{ fields: string[]; readAt: string[] }[]> {
  const sources = [...listPublicRoutes()].map(([pattern, file]) => [pattern, readFileSync(file, "utf8")]);
  const tables: { fields: string[]; readAt: string[] }[] = [];
  for (const file of globSync("app/domain/**/*.ts").filter((name) => !name.endsWith(".test.ts"))) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ join(process.cwd(), file));
    for (const [name, value] of Object.entries(exported)) {
      if (!/Fields$/.test(name) || typeof value !== "object" || value === null) continue;
      const named = new RegExp(`\\b${name}\\b`);
      const readAt = sources.filter(([, source]) => named.test(source!)).map(([pattern]) => pattern!);
      tables.push({ fields: Object.keys(value), readAt });
    }
  }
  return tables;
}
