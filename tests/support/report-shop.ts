import { afterAll, afterEach, beforeAll } from "vitest";
import type { ReportName } from "#app/services/reports/registry.server.ts";
import { runReport } from "#app/services/reports/run-report.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type AddedProduct, addBrand, addForm, addProduct } from "#tests/support/fixtures.ts";

export const WEEK = { from: "2026-11-15", to: "2026-11-21" };

type ReportShop = Pick<TestDatabase, "db" | "pool" | "owner"> & {
  readonly arnica: AddedProduct;
  readonly drops: AddedProduct;
  /** As if none of its sales had been; what a shop itself can never do. */
  forgetSales(): Promise<unknown>;
};

const GO_ALONG = [
  "payments",
  "refunds",
  "order_transactions",
  "invoices",
  "stock_movements",
  "prescriptions",
  "prescription_lines",
];

/** A shop with a dilution of SBL and drops of Dr. Reckeweg for the tests of one file; each test begins without sales and counts. */
export function reportShop() {
  let database: TestDatabase;
  let arnica: AddedProduct;
  let drops: AddedProduct;
  beforeAll(async () => {
    database = await createTestDatabase("empty");
    const { db } = database;
    const [sbl, reckeweg] = [
      await addBrand(db, { name: "SBL" }),
      await addBrand(db, { name: "Dr. Reckeweg" }),
    ];
    arnica = await addProduct(db, { brandId: sbl });
    drops = await addProduct(db, {
      brandId: reckeweg,
      formId: await addForm(db, { name: "Drops" }),
      name: "R1",
    });
  });
  afterEach(() => empty("orders, batches, search_terms, seo_analytics, consultations"));
  afterAll(() => database.drop());
  const empty = (tables: string) => {
    const switchGuards = (to: "disable" | "enable") =>
      GO_ALONG.map((table) => `alter table ${table} ${to} trigger user;`).join(" ");
    return database.owner.query(
      `${switchGuards("disable")} truncate ${tables} cascade; ${switchGuards("enable")}`,
    );
  };
  const shop: ReportShop = {
    get db() {
      return database.db;
    },
    get pool() {
      return database.pool;
    },
    get owner() {
      return database.owner;
    },
    get arnica() {
      return arnica;
    },
    get drops() {
      return drops;
    },
    forgetSales: () => empty("orders"),
  };
  return {
    shop,
    run: (name: ReportName, period = WEEK) => runReport(shop.db, { name, period }),
    /** One pack of the dilution for 105 rupees, as a line of a sale. */
    one: (facts: { quantity?: number; cancelledQuantity?: number; returnedQuantity?: number } = {}) => ({
      productId: arnica.id,
      quantity: 1,
      pricePaise: 10_500,
      ...facts,
    }),
  };
}
