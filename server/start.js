import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// Plain JavaScript that every Node reads: the shop itself needs Node 24, which `npm ci` puts beside it.
const NEEDED = 24;
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const node = join("node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

if (!existsSync("node_modules")) refuse("The shop's packages are not installed: run npm ci, then npm start.");
else if (Number.parseInt(process.versions.node, 10) >= NEEDED) await import("./start-shop.ts");
else if (existsSync(node)) handOver();
else
  refuse(
    `The shop needs Node ${NEEDED}; this is Node ${process.versions.node}. Run npm ci, which installs it, then npm start.`,
  );

/** Lets the shop's own Node do it, and ends as it ends. */
function handOver() {
  const shop = spawn(node, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => shop.kill(signal));
  shop.once("error", (error) =>
    refuse(`${node} cannot be run (${error.message}): run npm ci, then npm start.`),
  );
  shop.once("exit", (code) => process.exit(code ?? 1));
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
