import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  // Modules are UTF-8 by definition.
  js: "text/javascript",
  jpg: "image/jpeg",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};

export type StaticFile = {
  type: string;
  cacheControl: string;
  identity: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
};

/** Reads all files of a folder into memory by their address; `x.br` and `x.gz` are the smaller copies of `x`. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"));
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    files.set(name, {
      type: TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream",
      cacheControl: /^\/(assets|fonts|plants)\//.test(name)
        ? "max-age=31536000, immutable"
        : "public, max-age=86400",
      identity: readFileSync(folder + name),
      brotli: present.has(`${name}.br`) ? readFileSync(`${folder}${name}.br`) : undefined,
      gzip: present.has(`${name}.gz`) ? readFileSync(`${folder}${name}.gz`) : undefined,
    });
  }
  return files;
}
