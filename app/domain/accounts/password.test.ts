import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMON_WORDS } from "#app/domain/accounts/common-words.ts";
import { isKnownPassword, KNOWN_COUNT } from "#app/domain/accounts/known-passwords.ts";
import { isCommonPassword, passwordProblem } from "#app/domain/accounts/password.ts";
import { growthOf, MOST_GROWTH } from "#tests/support/growth.ts";

const words = ["Sohna Homeo Hall", "Asha Verma", "asha.verma@example.org"];

test.each([
  "password12",
  "Password123",
  "P@ssw0rd123",
  "passwordpassword",
  "1234567890",
  "0987654321",
  "qwertyuiop",
  "qwerty12345",
  "1qaz2wsx3edc",
  "aaaaaaaaaa",
  "abcabcabcabc",
  "iloveyou12",
  "welcome@123",
  "Welcome2024!",
  "India@12345",
  "jaishreeram1",
  "sunshine2026",
  "admin@12345",
  "letmein1234",
  "sachin.tendulkar",
  "Sohna Homeo Hall 1",
  "sohnahomeohall1",
  "homeopathy1",
  "asha.verma1",
  "AshaVerma1990",
  "monkey dragon",
  // Found in a review of the shop: nine of 56 well-known ones were taken.
  "priyanka123",
  "1122334455",
  "pakistan123",
  "harekrishna",
  "chandigarh",
  "tinkerbell",
  "spongebob1",
  "slipknot666",
  "christopher",
  // A name, a place, a god or a cricketer with the usual ending.
  "Deepika@123",
  "Lakshmi1234",
  "ludhiana@2025",
  "kohli18virat",
  "jasprit_bumrah93",
  "Bhubaneswar#1",
  "venkateshwara1!",
])("%s is guessed first, so it is refused", (password) => {
  expect(passwordProblem(password, words)).toBe("too-common");
});
test.each([
  "correct horse battery staple",
  "Zx7!pQ92kLm",
  "mein kleiner gruener kaktus",
  "लाल किला और नीला आसमान",
  "tulip 4 wet socks",
  "8301 9264 7755 0183",
])("%s is taken", (password) => {
  expect(passwordProblem(password, words)).toBeUndefined();
});
test("of the hundred thousand well-known passwords every sample is refused, as it is and with digits behind", () => {
  expect(KNOWN_COUNT).toBeGreaterThan(100_000);
  const sample = readFileSync("tests/fixtures/well-known-passwords.txt", "utf8").trim().split("\n");
  expect(sample.length).toBeGreaterThan(300);
  expect(sample.filter((password) => !isKnownPassword(password))).toEqual([]);
  const long = sample.filter((password) => password.length >= 10);
  expect(long.length).toBeGreaterThan(100);
  expect(long.filter((password) => passwordProblem(password, []) === undefined)).toEqual([]);
});
test("of 20,000 random words at most 3 are taken for well-known ones", () => {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  const word = () =>
    Array.from({ length: 11 }, () => String.fromCharCode(97 + ((next() >>> 8) % 26))).join("");
  const taken = Array.from({ length: 20_000 }, word).filter((text) => isKnownPassword(text));
  expect(taken.length).toBeLessThanOrEqual(3);
});
test("nine signs are too few, 64 and 200 are taken, 201 are too many", () => {
  expect(passwordProblem("Zx7!pQ92k", [])).toBe("too-short");
  expect(passwordProblem(`${"xK9#mP2vQ".repeat(6)}tail-of-it`, [])).toBeUndefined();
  expect(passwordProblem(random(200), [])).toBeUndefined();
  expect(passwordProblem(random(201), [])).toBe("too-long");
});
test("more than three thousand well-known passwords are refused", () => {
  const suffixes = ["1234567", "@12345", "2026!", "123456", "!!!"];
  const wellKnown = COMMON_WORDS.flatMap((word) => suffixes.map((suffix) => word + suffix));
  expect(wellKnown.length).toBeGreaterThan(3000);
  expect(wellKnown.filter((password) => !isCommonPassword(password, []))).toEqual([]);
});
test("a very long text is judged in a time that grows with its length only", () => {
  const judge = (text: string) => passwordProblem(text, words);
  expect(growthOf(judge, (length) => "a1".repeat(length / 2))).toBeLessThan(MOST_GROWTH);
  const compare = (text: string) => isCommonPassword(text, words);
  expect(growthOf(compare, (length) => `${"ab".repeat(length / 2)}x`)).toBeLessThan(MOST_GROWTH);
});

function random(length: number): string {
  return Array.from({ length }, (_, index) =>
    String.fromCharCode(33 + ((index * 37 + index * index) % 90)),
  ).join("");
}
