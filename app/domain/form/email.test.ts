import fc from "fast-check";
import { expect, test } from "vitest";
import { parseEmail } from "#app/domain/form/email.ts";

test.each([
  ["sunita@example.com", "sunita@example.com"],
  ["  Sunita.Yadav+shop@Example.CO.IN ", "sunita.yadav+shop@example.co.in"],
  ["सुनीता@उदाहरण.भारत", "सुनीता@उदाहरण.भारत"],
])("%j is the address %j", (typed, address) => {
  expect(parseEmail(typed)).toBe(address);
});

test("what cannot be one address is refused", () => {
  const refused = [
    "",
    "sunita",
    "sunita@",
    "@example.com",
    "sunita@example",
    "sunita@example.",
    "a b@example.com",
    "a@b@example.com",
    "a@example.com,b@example.com",
    "Sunita <sunita@example.com>",
    "sunita@example.com\r\nBcc: all@example.com",
    "sunita\u0000@example.com",
    `${"a".repeat(250)}@example.com`,
    "@".repeat(1_000_000),
  ];
  for (const typed of refused) expect(parseEmail(typed), typed.slice(0, 40)).toBeUndefined();
});

test("ordinary addresses are accepted", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9._+-]{1,30}@[a-z0-9-]{1,30}\.[a-z]{2,6}$/), (address) => {
      expect(parseEmail(address)).toBe(address);
    }),
  );
});
