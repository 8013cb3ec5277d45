import { expect, test } from "vitest";
import { openTestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { serveApp } from "#tests/support/serve-app.ts";
import { openVisitor } from "#tests/support/visitor.ts";

/** A line of the text format 0.0.4 that is no comment. */
const LINE = /^[a-z_]+(\{[a-z]+="[^"\\\n]*"(,[a-z]+="[^"\\\n]*")*\})? -?\d+(\.\d+)?(e[+-]?\d+)?$/;

test("the built shop tells its figures in Prometheus' format, and nobody's name, number or secret", async () => {
  const shop = await openTestShop();
  const { slug } = await addStockedProduct(shop.database.db, { quantity: 9 });
  const buyer = openVisitor(shop);
  await buyer.add(slug);
  const token = await buyer.order({ name: "Canary Buyer", addressLine1: "Canary Lane 5" });
  const served = await serveApp(shop.answer, undefined, { readMetrics: shop.readMetrics });
  expect((await served.ask(`/track-order/${token}`)).status).toBe(200);
  expect((await served.ask("/canary-path")).status).toBe(404);
  expect((await served.ask("/hi")).status).toBe(404);

  const text = await served.read("/metrics");
  const lines = text
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("# "));
  for (const line of lines) expect(line).toMatch(LINE);
  const names = new Set(lines.map((line) => line.split(/[{ ]/, 1)[0]));
  for (const name of [
    "disk_free_bytes",
    "messages_waiting",
    "messages_failed",
    "event_loop_turn_seconds",
    "copies_on",
  ])
    expect(names).toContain(`materia_${name}`);
  for (const line of [
    'materia_http_requests_total{route="/track-order/:token",status="200"} 1',
    'materia_orders_total{step="placed"} 1',
    "materia_database_up 1",
    'materia_database_connections{state="waited-for"} 0',
    'materia_job_failing{job="send-messages"} 0',
  ])
    expect(lines).toContain(line);
  expect(text).not.toMatch(new RegExp(`canary|${token}|${buyer.phone}|${slug}`, "i"));

  await shop.database.drop();
  const without = await served.read("/metrics");
  expect(without).toContain("materia_database_up 0");
  expect(without).not.toContain("materia_messages_waiting");
  served.close();
});
