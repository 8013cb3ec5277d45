import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { isBuildFresh, stampBuild } from "./freshness.ts";

/** Builds the shop unless the build is fresh; says nothing unless it fails. */
export function buildShop(): void {
  if (isBuildFresh()) return;
  rmSync("build", { recursive: true, force: true });
  try {
    execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
      stdio: "pipe",
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The shop could not be built.\n${stdout}${stderr}`);
  }
  compressFiles();
  stampBuild();
}

function compressFiles(): void {
  for (const file of globSync("build/client/**/*.{js,css,svg,json,webmanifest}")) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

if (import.meta.main) buildShop();
