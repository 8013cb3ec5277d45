import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { findFreePort } from "#tests/support/run-shop.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { dev: string } };

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase("seeded");
  dataDir = mkdtempSync(join(tmpdir(), "materia-dev-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the shop for development shows pages, their words through the doors", async () => {
  const port = String(await findFreePort());
  const [, ...words] = scripts.dev.split(" ");
  const shop = spawn(process.execPath, words, {
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: port,
      DATABASE_URL: database.url,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      LANGUAGES: "en,pseudo",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let said = "";
    shop.stdout.setEncoding("utf8").on("data", (part: string) => {
      said += part;
    });
    while (!said.includes("http://")) await once(shop.stdout, "data");
    const page = await fetch(`http://localhost:${port}/cart`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Your cart");
    const other = await fetch(`http://localhost:${port}/hi/cart`);
    expect(other.status).toBe(200);
    expect(await other.text()).not.toContain("Your cart");
    const script = await fetch(`http://localhost:${port}/app/routes/cart.tsx`);
    expect(await script.text()).toContain("/app/content/messages/cart/cart.ts");
  } finally {
    shop.kill("SIGTERM");
    await once(shop, "exit");
  }
});
