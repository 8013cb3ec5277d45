import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { enterOffice } from "#tests/support/enter-office.ts";
import { test } from "#tests/support/visitor-test.ts";

test("the owner opens every report, asks for other days, sees chart and table, and takes the file along", async ({
  page,
}) => {
  test.slow();
  await enterOffice(page);
  await page.goto("/admin/reports");
  const list = page.getByRole("main").getByRole("link");
  const names = await list.allTextContents();
  expect(names).toHaveLength(14);
  let charts = 0;
  for (const name of names) {
    await page.goto("/admin/reports");
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const days = page.getByRole("link", { name: "This financial year" });
    if (await days.isVisible()) {
      await days.click();
      await expect(days).toHaveAttribute("aria-current", "true");
      await expect(page.getByLabel("From")).toHaveValue(/-04-01$/);
    }
    const table = page.getByRole("region", { name });
    if (await table.isVisible()) {
      charts++;
      await expect(page.locator(".report-chart svg :is(.ct-line, .ct-bar)").first()).toBeAttached();
      const overhang = await table.evaluate((box) => box.scrollWidth - box.clientWidth);
      if (page.viewportSize()!.width < 768) expect(overhang, name).toBeLessThanOrEqual(0);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, name).toBeLessThanOrEqual(0);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "As CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d.*\.csv$/);
    const rows = parse(readFileSync((await file.path())!), { bom: true }) as string[][];
    expect(rows[0]!.length, name).toBeGreaterThan(1);
  }
  expect(charts).toBeGreaterThan(0);
});
