import { expect, test } from "vitest";
import { readEnquiryAct } from "#app/domain/enquiries/enquiry-act.ts";

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("an answer carries its text as it was typed, at most 4,000 characters of it", () => {
  const form = sent({ intent: "answer", text: `Dear  customer,\n${"x".repeat(5000)}` });
  const act = readEnquiryAct(form);
  expect(act).toMatchObject({ kind: "answer", text: expect.stringMatching(/^Dear {2}customer,\nx+$/) });
  expect(act && "text" in act && act.text.length).toBe(4000);
});

test("withdrawing names the quote, adding a product carries the whole quote", () => {
  expect(readEnquiryAct(sent({ intent: "withdraw", quote: "QT-2026-0001" }))).toEqual({
    kind: "withdraw",
    quoteNumber: "QT-2026-0001",
  });
  expect(readEnquiryAct(sent({ intent: "add-product", add: " arnica  30 ", productId: "7" }))).toMatchObject({
    kind: "add-product",
    quote: { add: "arnica 30", rows: [{ productId: 7, packs: "" }] },
  });
});

test("a press of no known button is nothing", () => {
  expect(readEnquiryAct(sent({}))).toBeUndefined();
  expect(readEnquiryAct(sent({ intent: "erase" }))).toBeUndefined();
});
