import { expect, test } from "vitest";
import { pseudo } from "#app/content/messages/pseudo.ts";

const LATIN = /[a-z]/i;

test("a link among the words leads where it led", () => {
  expect(pseudo({ text: "Salts", to: "/category/biochemic" })).toEqual({
    text: "सअलतस",
    to: "/category/biochemic",
  });
});

test("every letter becomes one Devanagari letter, and nothing else changes", () => {
  const text = "Delivered in 2 to 3 days. Free above ₹499!";
  const written = pseudo(text);
  expect(written).not.toMatch(LATIN);
  expect(written).toHaveLength(text.length);
  expect(written.replace(/\p{Script=Devanagari}/gu, "x")).toBe(text.replace(/[a-z]/gi, "x"));
});
test("addresses and placeholders stay as they are", () => {
  expect(pseudo("See https://shop.example/a or write to a.b@shop.example, {name}")).toMatch(
    /^\P{Script=Latin}+ https:\/\/shop\.example\/a \P{Script=Latin}+ a\.b@shop\.example, \{name\}$/u,
  );
});
test("what is put into a sentence is shown as it was, wherever it stands", () => {
  const say = pseudo(
    ({ name, packs }: { name: string; packs: { of: string }[] }) =>
      `Dear ${name}: ${packs.map(({ of }) => of).join(" and ")} arrive`,
  );
  expect(say({ name: "Asha a", packs: [{ of: "Arnica" }, { of: "Dear" }] })).toMatch(
    /^\P{Script=Latin}+ Asha a: Arnica \P{Script=Latin}+ Dear \P{Script=Latin}+$/u,
  );
});
test("a word that only chooses the sentence is not shown", () => {
  const ways = { cod: "Pay in cash", upi: "upi paid" };
  const say = pseudo((way: keyof typeof ways, name: string) => `${name}: ${ways[way]}`);
  expect(say("upi", "Asha")).toMatch(/^Asha: \P{Script=Latin}+$/u);
});
test("lists, groups and functions that say several things are rewritten whole", () => {
  const area = pseudo({
    list: ["One", "Two"],
    letter: (name: string) => ({ subject: "Order", lines: [`Hello ${name}`] }),
    count: 3,
    none: undefined,
  });
  expect(JSON.stringify(area.list)).not.toMatch(LATIN);
  expect(area.letter("Asha").lines[0]).toMatch(/^\P{Script=Latin}+ Asha$/u);
  expect(area.letter("Asha").subject).not.toMatch(LATIN);
  expect(area).toMatchObject({ count: 3, none: undefined });
});
test("a sentence said inside another keeps what was put into both", () => {
  const letters = pseudo({ opening: (name: string) => `Thank you, ${name}` });
  const body = pseudo(
    ({ name, town }: { name: string; town: string }, { opening }: typeof letters) =>
      `Hello ${name}: ${opening(name)}. To ${town}`,
  );
  expect(body({ name: "Asha", town: "Sohna" }, letters)).toMatch(
    /^\P{Script=Latin}+ Asha: \P{Script=Latin}+ Asha\. \P{Script=Latin}+ Sohna$/u,
  );
});
