import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { holdWords, releaseWords } from "#app/content/messages/frozen-words.ts";
import type { Locale } from "#app/content/messages/locale.ts";
import { speak } from "#app/content/messages/speak.server.ts";
import { spoken } from "#app/content/messages/spoken.ts";
import { words } from "#app/content/messages/words.ts";

const english = {
  title: "Cart",
  steps: { pay: "Pay", days: ["today", "tomorrow"] },
  packs: (count: number, name: string) => `${count} packs of ${name}`,
};
const hindi: typeof english = {
  title: "कार्ट",
  steps: { pay: "भुगतान", days: ["आज", "कल"] },
  packs: (count, name) => `${name} के ${count} पैक`,
};
const text = words({ en: english, hi: hindi });
const { steps, packs } = text;

test("without a request the shop speaks English", () => {
  expect(spoken()).toBe("en");
  expect(text.title).toBe("Cart");
});
test("words follow the language of the work, also through parts that were taken when the module was loaded", () => {
  expect(speak("hi", () => [text.title, steps.pay, packs(2, "Arnica")])).toEqual([
    "कार्ट",
    "भुगतान",
    "Arnica के 2 पैक",
  ]);
  expect([text.title, steps.pay, packs(2, "Arnica")]).toEqual(["Cart", "Pay", "2 packs of Arnica"]);
});
test("words can be listed, spread and looped over like plain ones", () => {
  speak("hi", () => {
    expect(Object.entries(text.steps)).toEqual(Object.entries(hindi.steps));
    expect({ ...text.steps }).toEqual(hindi.steps);
    expect(steps.days.map((day) => day)).toEqual(["आज", "कल"]);
    expect([...steps.days].join()).toBe("आज,कल");
    expect(JSON.stringify(text.steps)).toBe(JSON.stringify(hindi.steps));
  });
});
test("an area without a Hindi twin speaks English", () => {
  expect(speak("hi", () => words({ en: english }).title)).toBe("Cart");
});
test("a twin that lacks a key, or asks for something else, does not compile", () => {
  // @ts-expect-error the twin has no steps
  words({ en: english, hi: { title: "कार्ट", packs: hindi.packs } });
  // @ts-expect-error the twin asks for a name first
  words({ en: english, hi: { ...hindi, packs: (name: string) => name.trim() } });
  // @ts-expect-error one string cannot follow the language
  expect(() => words({ en: "Cart" })).toThrow();
});
test("what is read while modules load is refused, with the file that reads it", () => {
  holdWords();
  try {
    expect(() => text.title).toThrow(/"title" are read while the shop loads.*words\.test\.ts:\d+/s);
    expect(() => steps.pay).toThrow(/"pay"/);
    expect(() => packs(1, "Arnica")).toThrow(/"packs"/);
    expect(Object.keys(steps)).toEqual(["pay", "days"]);
  } finally {
    releaseWords();
  }
});
test("twenty pieces of work at once, with pauses, each stay in their language", async () => {
  const LANGUAGES: Locale[] = ["en", "hi", "pseudo"];
  const written = await Promise.all(
    Array.from({ length: 20 }, (_, i) => {
      const locale = LANGUAGES[i % 3]!;
      return speak(locale, async () => {
        const parts = [text.title];
        await pause((i * 7) % 5);
        parts.push(steps.pay);
        await pause((i * 3) % 4);
        parts.push(packs(i, "Arnica"));
        return { i, locale, parts };
      });
    }),
  );
  for (const { i, locale, parts } of written)
    expect(parts).toEqual(
      {
        en: ["Cart", "Pay", `${i} packs of Arnica`],
        hi: ["कार्ट", "भुगतान", `Arnica के ${i} पैक`],
        pseudo: ["कअरत", "पअय", `${i} पअककस ओफ Arnica`],
      }[locale],
    );
});
