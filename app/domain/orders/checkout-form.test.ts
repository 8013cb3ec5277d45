import fc from "fast-check";
import { expect, test } from "vitest";
import { parseForm } from "#app/domain/form/form.ts";
import { checkoutFields } from "#app/domain/orders/checkout-form.ts";

const sunita = {
  name: "Sunita Yadav",
  phone: "+91 98110 24680",
  pincode: "122 103",
  addressLine1: "House 214, Ward 7",
  town: "Sohna",
  state: "Haryana",
  paymentMethod: "cod",
};

function submit(changes: Record<string, string | File> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...sunita, ...changes })) form.set(field, value);
  return parseForm(checkoutFields, form);
}

test("the least a shopper must say is name, phone, address and payment", () => {
  expect(submit()).toEqual({
    ok: true,
    value: {
      name: "Sunita Yadav",
      phone: "9811024680",
      email: undefined,
      pincode: "122103",
      addressLine1: "House 214, Ward 7",
      addressLine2: undefined,
      town: "Sohna",
      state: "Haryana",
      deliverySpeed: "standard",
      paymentMethod: "cod",
      note: undefined,
    },
  });
});

test("names and addresses in Hindi are fine, and a note keeps its lines", () => {
  expect(submit({ name: " सुनीता  यादव ", town: "सोहना", note: "Ring twice\r\nsecond floor" })).toMatchObject({
    ok: true,
    value: { name: "सुनीता यादव", town: "सोहना", note: "Ring twice\nsecond floor" },
  });
});

test("an empty form names every required field, and no other", () => {
  expect(parseForm(checkoutFields, new FormData())).toEqual({
    ok: false,
    problems: {
      name: "required",
      phone: "required",
      pincode: "required",
      addressLine1: "required",
      town: "required",
      state: "required",
      paymentMethod: "payment-method",
    },
  });
});

test.each([
  ["name", " \u0000 ", "required"],
  ["name", "x".repeat(81), "too-long"],
  ["phone", "12345", "phone"],
  ["phone", "   ", "required"],
  ["email", "sunita@", "email"],
  ["pincode", "12210", "pincode"],
  ["addressLine1", "x".repeat(161), "too-long"],
  ["addressLine2", "x".repeat(161), "too-long"],
  ["note", "x".repeat(501), "too-long"],
  ["note", "x".repeat(1_000_000), "too-long"],
  ["paymentMethod", "free", "payment-method"],
  ["deliverySpeed", "yesterday", "delivery-speed"],
])("field %s is refused for its reason alone", (field, value, problem) => {
  expect(submit({ [field]: value })).toEqual({ ok: false, problems: { [field]: problem } });
});

test("a full name of 80 characters and a note of 500 are accepted", () => {
  expect(submit({ name: "x".repeat(80), note: "x".repeat(500), email: " A@Example.com " })).toMatchObject({
    ok: true,
    value: { email: "a@example.com" },
  });
});

test("a file in place of a text counts as nothing", () => {
  expect(submit({ name: new File(["x"], "name.txt") })).toEqual({
    ok: false,
    problems: { name: "required" },
  });
});

test("of a repeated field the first text counts, and unknown fields are ignored", () => {
  const form = new FormData();
  for (const [field, value] of Object.entries(sunita)) form.append(field, value);
  form.append("name", "Somebody Else");
  form.append("totalPaise", "1");
  const parsed = parseForm(checkoutFields, form);
  expect(parsed).toMatchObject({ ok: true, value: { name: "Sunita Yadav" } });
  expect(parsed.ok && "totalPaise" in parsed.value).toBe(false);
});

test("whatever is typed, what is accepted is bounded and holds no control characters", () => {
  const typed = fc.string({ unit: "binary", maxLength: 200 });
  fc.assert(
    fc.property(typed, typed, (name, note) => {
      const parsed = submit({ name, note });
      if (!parsed.ok) return;
      expect(parsed.value.name.length).toBeLessThanOrEqual(80);
      expect(parsed.value.name).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect((parsed.value.note ?? "").replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    }),
  );
});
