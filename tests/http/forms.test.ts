import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "#app/domain/permissions.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { FORMS, type FormCase } from "#tests/support/forms.ts";
import { enterAs } from "#tests/support/office.ts";
import { OTHER_ACTIONS } from "#tests/support/other-actions.ts";
import { formFields, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("every screen that takes a form is walked here, or says why it need not be", () => {
  const takers = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /export (async )?(function|const) action\b/.test(readFileSync(join("app/routes", file), "utf8")),
    );
  const known = [...FORMS.map(({ screen }) => screen), ...Object.keys(OTHER_ACTIONS)];
  expect([...new Set(known)].sort()).toEqual(takers.sort());
});

test.each(FORMS)("$screen names all wrong fields at once: $fields", async (form) => {
  const answer = await sendWrong(form);
  expect(answer.status, answer.text.slice(0, 400)).toBeGreaterThanOrEqual(400);
  const $ = load(answer.html);
  const marked = $('[aria-invalid="true"]')
    .map((_, field) => $(field).attr("name"))
    .get();
  const listed = $('[role="alert"] a[href^="#"]')
    .map((_, link) => $(link).attr("href")!.slice(1))
    .get()
    .map((id) => $(`[id="${id}"]`).attr("name") ?? $(`[id="${id}"] [name]`).attr("name") ?? `no field ${id}`);
  const named = form.isUnlisted ? marked : listed;
  expect([...named].sort()).toEqual([...form.fields].sort());
  // A tick has no frame of its own to turn red.
  const isTick = (name: string) => $(`[name="${name}"]`).is('[type="checkbox"]');
  expect(form.fields.filter((name) => !marked.includes(name) && !isTick(name))).toEqual([]);
});

async function sendWrong({ as, path, isInCart, typed }: FormCase) {
  const visitor = as ? await enterAs(shop, as as Role) : openVisitor(shop);
  if (isInCart) await visitor.add("arnica-montana-30-ch-sbl-30-ml");
  const one = sql`select b.id, p.sku from batches b join products p on p.id = b.product_id order by b.id limit 1`;
  const { rows } = await shop.database.db.execute<{ id: number; sku: string }>(one);
  const address = path.replace("{batch}", String(rows[0]!.id)).replace("{sku}", rows[0]!.sku);
  const { idempotencyKey } = formFields((await visitor.read(address)).html);
  return visitor.submit(address, { ...(idempotencyKey && { idempotencyKey }), ...typed });
}
