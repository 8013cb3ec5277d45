import type pg from "pg";
import { REPORTS } from "#app/services/reports/registry.server.ts";
import { type Statement, statementsOf } from "#tests/support/statements.ts";
import type { ShopInProcess } from "./open-in-process.ts";
import { pathsOf } from "./paths.ts";

const ROUNDS = 3;
const NEWS_MS = 30;

export type Measured = {
  what: string;
  /** The middle of the rounds, each right after a change. */
  ms: number;
  status: number;
  statements: Statement[];
};

/** Asks for each page three times, each right after a change, so that nothing of it is known. */
export async function* askPages(
  shop: ShopInProcess,
  owner: pg.Pool,
  today: string,
): AsyncGenerator<Measured> {
  for (const [what, path] of Object.entries(await listPaths(owner, today))) {
    const rounds: Omit<Measured, "what">[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await owner.query("update settings set updated_at = now() where key = 'shop'");
      await new Promise((resolve) => setTimeout(resolve, NEWS_MS));
      let status = 0;
      const startedAt = performance.now();
      const statements = await statementsOf(shop.pool, async () => {
        ({ status } = await shop.ask(path));
      });
      rounds.push({ ms: performance.now() - startedAt, status, statements });
    }
    yield { what, ...rounds.toSorted((a, b) => a.ms - b.ms)[Math.floor(ROUNDS / 2)]! };
  }
}

async function listPaths(owner: pg.Pool, today: string): Promise<Record<string, string>> {
  const { rows } = await owner.query<Parameters<typeof pathsOf>[0]>(
    `select '/product/' || (select slug from products where is_published and sold_to = 'anyone' and remedy_id is not null order by id limit 1) as product,
      (select sku from products order by id limit 1) as sku, (select max(id)::text from customers) as customer,
      (select number from orders order by id desc limit 1) as order,
      to_char($1::date - interval '1 month', 'YYYY-MM') as month, ($1::date - 2)::text as day, ($1::date - 29)::text as "monthAgo",
      ($1::date - 364)::text as "yearAgo"`,
    [today],
  );
  const facts = rows[0]!;
  const reports = Object.keys(REPORTS).flatMap((name) => [
    [`report of a day: ${name}`, `/admin/reports/${name}?from=${today}&to=${today}`],
    [`report of 30 days: ${name}`, `/admin/reports/${name}?from=${facts.monthAgo}&to=${today}`],
    [`report of a year: ${name}`, `/admin/reports/${name}?from=${facts.yearAgo}&to=${today}`],
  ]);
  return { ...pathsOf(facts), ...Object.fromEntries(reports) };
}
