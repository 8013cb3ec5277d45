import { expect, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { printedInHindi } from "#app/content/messages/prescriptions/dose-in-hindi.ts";
import { labelSize, readLabelDose } from "#app/domain/prescriptions/dose-label.ts";
import { doseInWords } from "#app/domain/prescriptions/prescription-line.ts";
import { enterOffice } from "#tests/support/enter-office.ts";
import { test } from "#tests/support/visitor-test.ts";

const PACKS = 2;
const LONG_NAME = "श्रीमती सुनीता देवी यादव, पुत्री श्री रामकिशन यादव, वार्ड चार सोहना गुड़गाँव";

/** Instructions that doctors write, in both scripts, and the widest ones. */
const INSTRUCTIONS = ["before food and at bedtime", "खाने के बाद, सोते समय", "SHAKE WELL", "WWWWWW", "mmmmm"];

test("labels of the longest name with the longest doses keep medicine, dose and shop, each on one sheet of 50 × 25 mm", async ({
  page,
}) => {
  test.slow();
  await enterOffice(page, "staff");
  const number = await sellLongestName(page);
  await page.goto(`/admin/orders/print/dose-labels?number=${number}`, { waitUntil: "networkidle" });
  await expectLabels(page);
  for (const instruction of INSTRUCTIONS) {
    await page.emulateMedia({ media: "screen" });
    const dose = longestDose(instruction);
    await page.getByLabel("Name", { exact: true }).fill(LONG_NAME);
    await page.getByLabel("Dose", { exact: true }).fill(dose);
    await page.getByRole("button", { name: "Fill the labels" }).click();
    await expect(page.getByRole("article").first()).toContainText(doseInWords(readLabelDose(dose)!));
    await expectLabels(page);
  }
});

/** Sells packs of the product with the longest name of all that are there; gives the order's number. */
async function sellLongestName(page: Page): Promise<string> {
  const csv = await (await page.request.get("/admin/products/export.csv")).text();
  const rows = parse<Record<string, string>>(csv, { columns: true, bom: true });
  const wide = (row: Record<string, string>) => `${row.name} ${row.potency}`.length;
  for (const row of rows.toSorted((a, b) => wide(b) - wide(a))) {
    await page.goto("/admin/counter", { waitUntil: "networkidle" });
    await page.getByRole("combobox", { name: "Add a medicine" }).fill(`${row.sku} *${PACKS}`);
    await page.keyboard.press("Enter");
    const line = page.getByRole("list", { name: "Bill" }).getByRole("listitem");
    await expect(line).toHaveCount(1);
    if ((await line.locator("[aria-invalid]").count()) > 0) continue;
    await page.getByRole("button", { name: /^Cash/ }).click();
    const sold = page.getByText(/^Sold: SH-/);
    await expect(sold).toBeVisible();
    return /SH-\d{4}-\d{4}/.exec((await sold.textContent())!)![0];
  }
  throw new Error("Nothing is in stock.");
}

/** A dose with as many words as a label takes. */
function longestDose(word: string): string {
  let typed = "4 drops, twice a day, 15 days";
  const fits = (text: string) => {
    const dose = readLabelDose(text);
    return text.length <= 300 && dose && labelSize([doseInWords(dose), printedInHindi(dose) ?? ""]);
  };
  for (let joint = ", "; fits(typed + joint + word); joint = " ") typed += joint + word;
  return typed;
}

/** As printed: every part of a label lies within it with all its lines, none on another, and a label is a page. */
async function expectLabels(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const labels = await page.getByRole("article").evaluateAll((articles) =>
    articles.map((article) => {
      const box = article.getBoundingClientRect();
      const parts = [...article.children];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      // The potency stands at the right of the medicine.
      const all = [...boxes, parts[0]!.lastElementChild!.getBoundingClientRect()];
      return {
        isWithin: all.every(
          ({ top, bottom, left, right }) =>
            Math.min(top - box.top, box.bottom - bottom, left - box.left, box.right - right) >= -0.5,
        ),
        isInOrder: boxes.every((part, place) => place === 0 || part.top >= boxes[place - 1]!.bottom - 0.5),
        hasLines: boxes.every((part) => part.height >= 7),
        hiddenOfDose: parts[2]!.scrollHeight - parts[2]!.clientHeight,
        hiddenOfName: parts[0]!.firstElementChild!.scrollHeight - parts[0]!.firstElementChild!.clientHeight,
      };
    }),
  );
  const whole = { isWithin: true, isInOrder: true, hasLines: true, hiddenOfDose: 0, hiddenOfName: 0 };
  expect(labels).toEqual(Array.from({ length: PACKS }, () => whole));
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sheets = [...paper.matchAll(/\/MediaBox \[0 0 (\d+)[.\d]* (\d+)/g)].map(([, ...points]) => points);
  expect(sheets).toEqual(Array.from({ length: PACKS }, () => ["142", "71"]));
}
