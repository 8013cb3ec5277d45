import { expect, test } from "vitest";
import { looksLikeLink, requiredName } from "#app/domain/form/person-name.ts";

test.each([
  "Asha Devi",
  "Dr. A.K. Rao",
  "Dr.Ramesh Kumar",
  "M.D.Sharma",
  "S.Kumar",
  "Md. Inam",
  "O'Brien-Gupta",
  "आशा देवी",
  "K. P. S. Gill (father of Meena)",
  "Sector 45 Clinic",
  "क्‍ष कुमार",
  "Mohd.Arif",
  "Sharma Pvt.Ltd.",
])("%s is a name", (name) => {
  expect(looksLikeLink(name)).toBe(false);
});

test.each([
  "you won Rs 5000: visit http://evil.example/prize now",
  "https://evil.example",
  "WWW.evil.example",
  "evil.com",
  "Win now at Evil-Shop.IN",
  "prize.xyz today",
  "evil.zz/claim",
  "mail me at win@evil.example",
  "bit.ly/2xyz",
  "call 99999 00000",
  "WhatsApp +91-98123-45678",
  "९८१२३४५६७८",
  "evil．com",
  "evil。com",
  "evil․com",
  "evil.c\u200dom",
  "https:／／evil",
  "evil.zz⁄claim",
  "win＠evil",
  "prize.icu",
  "evil.ai",
  "9\u200d8\u200d1\u200d2\u200d3\u200d4",
])("%s looks like a link or a number to call", (name) => {
  expect(looksLikeLink(name)).toBe(true);
});

test("a name that looks like a link is refused for that, after what is missing or too long", () => {
  const field = requiredName(20);
  expect(field("Asha Devi")).toEqual({ ok: true, value: "Asha Devi" });
  expect(field("evil.com")).toMatchObject({ ok: false });
  expect(JSON.stringify(field("evil.com"))).toContain('"link"');
  expect(JSON.stringify(field(" "))).toContain('"required"');
  expect(JSON.stringify(field("x".repeat(21)))).toContain('"too-long"');
});
