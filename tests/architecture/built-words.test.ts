import { resolve } from "node:path";
import { expect, test } from "vitest";
import { builtLanguage, builtWords } from "#server/bundle/built-words.ts";

type Hooks = {
  resolveId: (source: string) => string | null;
  load: (id: string) => string | null;
};
const hooks = (name: string | undefined) => builtWords(builtLanguage(name)) as unknown as Hooks;
const CART = resolve("app/content/messages/en/cart/cart.ts");

test("the browser's files hold the words of the language they are built in, English unless it is named", () => {
  const door = "#app/content/messages/cart/cart.ts";
  expect(hooks(undefined).resolveId(door)).toBe(CART);
  expect(hooks("en_IN:en").resolveId(door)).toBe(CART);
  expect(hooks("pseudo").resolveId(door)).toBe(`${CART}?pseudo`);
});
test("an area without a twin is built in English", () => {
  expect(hooks("hi").resolveId("#app/content/messages/office/office-audit.ts")).toBe(
    resolve("app/content/messages/en/office/office-audit.ts"),
  );
});
test("what is no area of words is left alone", () => {
  for (const source of ["#app/content/messages/dates.ts", "#app/domain/money.ts", "react"])
    expect(hooks("hi").resolveId(source)).toBeNull();
});
test("a page in English carries no table of languages, one in another language does", () => {
  const address = "#app/content/messages/page-address.ts";
  expect(hooks("en").resolveId(address)).toBe(resolve("app/content/messages/page-address-in-english.ts"));
  expect(hooks("hi").resolveId(address)).toBeNull();
});
test("the pseudo-language exports all that the English file exports", () => {
  const source = hooks("pseudo").load(`${resolve("app/content/messages/en/arrival.ts")}?pseudo`);
  expect(source).toContain("export const arrivalText = pseudo(english.arrivalText);");
  expect(source).toContain("export const deliveryHeading = pseudo(english.deliveryHeading);");
  expect(hooks("pseudo").load(CART)).toBeNull();
});
