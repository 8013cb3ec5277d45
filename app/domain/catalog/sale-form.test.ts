import { expect, test } from "vitest";
import { saleFields } from "#app/domain/catalog/sale-form.ts";
import { parseTexts } from "#app/domain/form/form.ts";

const read = (texts: object) =>
  parseTexts(saleFields, { salePrice: "99.50", startsOn: "2026-12-01", endsOn: "2026-12-31", ...texts });

test("a sale is typed as rupees and two days of the calendar", () => {
  const sale = { salePrice: 9_950, startsOn: "2026-12-01", endsOn: "2026-12-31" };
  expect(read({})).toEqual({ ok: true, value: sale });
  expect(read({ salePrice: " ₹ 1,099 " })).toMatchObject({ value: { salePrice: 109_900 } });
});

test.each([
  { salePrice: "" },
  { salePrice: "0" },
  { salePrice: "-5" },
  { salePrice: "99.505" },
  { salePrice: "1e2" },
  { startsOn: "2026-02-30" },
  { endsOn: "31.12.2026" },
  { endsOn: "" },
])("%j is no sale", (texts) => {
  expect(read(texts).ok).toBe(false);
});
