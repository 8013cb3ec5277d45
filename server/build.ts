import { execFile } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { visitorRoutes } from "#app/entry.visitor-routes.ts";
import { isBuildFresh, stampBuild } from "./freshness.ts";

/** Builds the shop unless the build is fresh, and until it is told to stop; says nothing unless it fails. */
export async function buildShop({ signal }: { signal?: AbortSignal } = {}): Promise<void> {
  if (isBuildFresh()) return;
  rmSync("build", { recursive: true, force: true });
  try {
    await promisify(execFile)(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
      env: { ...process.env, NODE_ENV: "production" },
      maxBuffer: 50_000_000,
      signal,
    });
  } catch (error) {
    signal?.throwIfAborted();
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The shop could not be built.\n${stdout}${stderr}`);
  }
  writeVisitorRoutes();
  compressFiles();
  stampBuild();
}

/** Beside the table of all routes, the one that pages of visitors load. */
function writeVisitorRoutes(): void {
  const [file] = globSync("build/client/assets/manifest-*.js");
  const [start, end] = ["window.__reactRouterManifest=", ";"];
  const table = JSON.parse(readFileSync(file!, "utf8").trim().slice(start.length, -end.length));
  const ofVisitors = visitorRoutes(table);
  writeFileSync(`build/client${ofVisitors.url}`, `${start}${JSON.stringify(ofVisitors)}${end}`);
}

function compressFiles(): void {
  for (const file of globSync("build/client/**/*.{js,css,svg,json,webmanifest}")) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

if (import.meta.main) await buildShop();
