import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Without these Chromium calls home at every start. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where a Chromium stands: CHROMIUM_PATH, Debian's, or Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Finds a Chromium or installs one: Debian's package as root, else Playwright's download; throws a sentence when neither works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  try {
    if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
      execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
      execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], {
        stdio: "ignore",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    } else {
      execFileSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], {
        stdio: "ignore",
      });
    }
  } catch {
    // What counts is whether a Chromium is there now.
  }
  const installed = findChromium();
  if (!installed)
    throw new Error("The browser tests need Chromium: install it and name it in CHROMIUM_PATH.");
  return installed;
}
