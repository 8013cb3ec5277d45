import { expect, test } from "vitest";
import { parseForm } from "#app/domain/form/form.ts";
import { batchFields, lastDayOf } from "#app/domain/stock/batch-form.ts";

const typed = {
  number: "AM30-2507",
  expiresOn: "06/2030",
  mrp: "₹1,187.50",
  quantity: "24",
  cost: "",
  supplier: "",
};

function read(change: Partial<typeof typed> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...change })) form.set(name, value);
  return parseForm(batchFields, form);
}

test("a batch is read as the pack prints it: month and year mean the month's last day", () => {
  expect(read()).toEqual({
    ok: true,
    value: {
      number: "AM30-2507",
      expiresOn: "2030-06-30",
      mrp: 118_750,
      quantity: 24,
      cost: undefined,
      supplier: "",
    },
  });
});

test.each([
  ["2028-02-29", "2028-02-29"],
  ["2027-02-29", undefined],
  ["02/2028", "2028-02-29"],
  ["2-2027", "2027-02-28"],
  ["2027-12", "2027-12-31"],
  ["01/2028", "2028-01-31"],
  ["2028-1", "2028-01-31"],
  ["13/2027", undefined],
  ["0/2027", undefined],
  ["soon", undefined],
])("an expiry of %s is %s", (text, day) => {
  expect(lastDayOf(text)).toBe(day);
});

test.each([
  [{ quantity: "0" }, { quantity: "quantity" }],
  [{ quantity: "-3" }, { quantity: "quantity" }],
  [{ quantity: "1.5" }, { quantity: "quantity" }],
  [{ mrp: "a lot" }, { mrp: "money" }],
  [{ mrp: "" }, { mrp: "required" }],
  [{ cost: "1.234" }, { cost: "money" }],
  [{ expiresOn: "" }, { expiresOn: "required" }],
  [{ number: " " }, { number: "required" }],
])("%o is refused at its field", (change, problems) => {
  expect(read(change)).toEqual({ ok: false, problems });
});
