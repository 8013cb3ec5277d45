import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { buildShop } from "#server/build.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { makeDataFolder } from "./data-folder.ts";
import { type Judged, judgePage } from "./lighthouse/judge-page.ts";
import { end, startShop } from "./open-shop.ts";
import { ARNICA, PAGES } from "./vitals/ask-phone.ts";

const PORT = "3406";
const ORIGIN = `http://localhost:${PORT}`;
const ROUNDS = Number(process.argv[3] ?? 3);

/** What Lighthouse says of the open shop on a phone, medians: bench/README.md. */
const folder = makeDataFolder("lighthouse-bench");
await buildShop({ secondLanguage: undefined });
const dataDir = join(folder, "shop");
const shop = await startShop({ PORT, DATA_DIR: dataDir });
try {
  // Search engines are kept from a demonstration.
  await inShopDatabase(dataDir, openShop);
  const cookie = await fillCart();
  say(`load of the machine before: ${loadavg()[0]!.toFixed(1)}; medians of ${ROUNDS}`);
  say(
    row("", [
      "performance",
      "accessibility",
      "best practices",
      "SEO",
      "LCP ms",
      "TBT ms",
      "CLS",
      "longest task",
    ]),
  );
  for (const [name, path] of Object.entries(PAGES)) {
    const judged: Judged[] = [];
    for (let round = 0; round < ROUNDS; round++)
      judged.push(judgePage(ORIGIN + path, path === PAGES.cart ? { cookie } : {}));
    const middle = (read: (one: Judged) => number) =>
      judged.map(read).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    const scores = (["performance", "accessibility", "best-practices", "seo"] as const).map((category) =>
      Math.round(100 * middle(({ scores: each }) => each[category])),
    );
    const times = [middle(({ lcpMs }) => lcpMs), middle(({ tbtMs }) => tbtMs)].map(Math.round);
    const longest = Math.round(middle(({ longestTaskMs }) => longestTaskMs));
    say(row(name, [...scores, ...times, middle(({ shift }) => shift).toFixed(3), longest]));
    const failed = new Set(judged.flatMap(({ failed: each }) => each));
    for (const sentence of failed) say(`    ${sentence}`);
  }
} finally {
  await end(shop);
  rmSync(folder, { recursive: true, force: true });
}

/** The cookie of a visitor who has one thing in the cart. */
async function fillCart(): Promise<string> {
  const body = new URLSearchParams({ intent: "add", slug: ARNICA, quantity: "1" });
  const added = await fetch(`${ORIGIN}/cart`, {
    ...{ method: "POST", body, redirect: "manual" },
    headers: { origin: ORIGIN },
  });
  return added.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

function row(name: string, cells: (number | string)[]): string {
  return name.padEnd(11) + cells.map((cell) => String(cell).padStart(15)).join("");
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
