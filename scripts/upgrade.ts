import "#server/production.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Config, readConfig } from "#app/config.server.ts";
import { findHolderHere } from "#server/hold-folder.ts";
import { explainFailure } from "#server/start-failure.ts";
import { goBack } from "#server/upgrade/go-back.ts";
import { untilReady } from "#server/upgrade/try-out.ts";
import { upgradeShop } from "#server/upgrade/upgrade.ts";

const USAGE = `In the folder of the new version, with the shop's settings:
npm run upgrade [-- LINK]         tries this version on a copy of the shop, then brings the shop to it
npm run upgrade -- back [LINK]    brings the version of before back
LINK is what the shop is started from, and leads to the program; ../current where it is not named.`;

/** A supervisor starts the shop again after 5 s. */
const SUPERVISOR_MS = 15_000;

const broken = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => broken.abort());
let config: Config | undefined;
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "without-newer-work": { type: "boolean", default: false } },
  });
  config = readConfig(process.env);
  const isBack = positionals[0] === "back";
  const [named, ...more] = isBack ? positionals.slice(1) : positionals;
  const mayLeaveWork = values["without-newer-work"];
  const link = resolve(named ?? "../current");
  if (more.length > 0 || (mayLeaveWork && !isBack)) complain(USAGE);
  else
    await orOpenAgain(
      config,
      link,
      isBack ? () => back(config!, link, mayLeaveWork) : () => upgrade(config!, link),
    );
} catch (error) {
  const words = config ? explainFailure(error, config) : (error as Error).message;
  complain(broken.signal.aborted ? "It was broken off; the shop is as it was." : words);
}

/** A shop that was shut by what then failed is opened again, as what the link leads to. */
async function orOpenAgain(config: Config, link: string, work: () => Promise<void>): Promise<void> {
  const pid = findHolderHere(config.dataDir)?.pid;
  try {
    await work();
  } catch (error) {
    if (pid === undefined || findHolderHere(config.dataDir)?.pid === pid) throw error;
    complain(explainFailure(error, config));
    await open(config, { link, wasOpen: true });
    process.exitCode = 1;
  }
}

async function upgrade(config: Config, link: string): Promise<void> {
  const { signal } = broken;
  const say = (words: string) => console.log(words);
  const { wasOpen, from, to } = await upgradeShop(config, { link, say, signal });
  console.log(
    `${link} leads to ${to} now. The old version stays in ${from}, with the database of just before. To go back: npm run upgrade -- back`,
  );
  await open(config, { link, wasOpen });
}

async function back(config: Config, link: string, mayLeaveWork: boolean): Promise<void> {
  const { to, wasOpen, aside } = await goBack(config, { link, mayLeaveWork, signal: broken.signal });
  console.log(
    aside
      ? `${link} leads to ${to} again, with the database of before the upgrade. The newer one lies in ${aside}.`
      : `${link} leads to ${to} again. The database stayed as it is: nothing was lost.`,
  );
  await open(config, { link, wasOpen });
}

/** A supervisor opens the shop; where there is none, this window does. */
async function open(config: Config, { link, wasOpen }: { link: string; wasOpen: boolean }): Promise<void> {
  if (!wasOpen) return console.log(`Start the shop: cd ${link} && npm start`);
  const { dataDir, host, port } = config;
  for (let waitedMs = 0; waitedMs < SUPERVISOR_MS && !findHolderHere(dataDir); waitedMs += 200)
    await sleep(200);
  if (findHolderHere(dataDir)) {
    const isOpen = await untilReady(`http://${host.includes(":") ? `[${host}]` : host}:${port}`, () => false);
    return isOpen
      ? console.log("The shop is open again.")
      : complain("The shop does not open: read its log.");
  }
  console.log("Nobody starts the shop by itself here: it opens in this window.");
  const env = { ...process.env, DATA_DIR: dataDir };
  const shop = spawn(process.execPath, ["server/start.js"], { cwd: link, env, stdio: "inherit" });
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => shop.kill(name));
  const [code] = (await once(shop, "exit")) as [number | null];
  process.exitCode = code ?? 1;
}

function complain(words: string): void {
  console.error(words);
  process.exitCode = 1;
}
