import fc from "fast-check";
import { expect, test } from "vitest";
import { doseInHindi, printedInHindi } from "#app/content/messages/prescriptions/dose-in-hindi.ts";
import { HINDI_PHRASES } from "#app/content/messages/prescriptions/hindi-phrases.ts";
import { DOSE_UNITS, isDose } from "#app/domain/prescriptions/dose.ts";
import { DOSE_PRESETS, readLabelDose } from "#app/domain/prescriptions/dose-label.ts";
import { doseInWords } from "#app/domain/prescriptions/prescription-line.ts";

const inHindi = (typed: string) => doseInHindi(readLabelDose(typed)!);

test.each([
  // The quantity
  [
    "4 globules bd 15 days",
    "4 मीठी गोलियाँ, दिन में 2 बार, 15 दिन",
    "4 meethi goliyaan, din mein 2 baar, 15 din",
  ],
  ["1 globule daily 3 days", "1 मीठी गोली, दिन में 1 बार, 3 दिन", "1 meethi goli, din mein 1 baar, 3 din"],
  ["2 tablets tds 7 days", "2 टिकियाँ, दिन में 3 बार, 7 दिन", "2 tikiyaan, din mein 3 baar, 7 din"],
  ["1 tablet od 7 days", "1 टिकिया, दिन में 1 बार, 7 दिन", "1 tikiya, din mein 1 baar, 7 din"],
  ["half tablet od 7 days", "आधी टिकिया, दिन में 1 बार, 7 दिन", "aadhi tikiya, din mein 1 baar, 7 din"],
  ["0.25 tablet od 7 days", "चौथाई टिकिया, दिन में 1 बार, 7 दिन", "chauthaai tikiya, din mein 1 baar, 7 din"],
  ["1.5 tablets bd", "डेढ़ टिकिया, दिन में 2 बार", "dedh tikiya, din mein 2 baar"],
  ["2.5 tablets bd", "ढाई टिकिया, दिन में 2 बार", "dhaai tikiya, din mein 2 baar"],
  ["10 drops tds 15 days", "10 बूँदें, दिन में 3 बार, 15 दिन", "10 boonden, din mein 3 baar, 15 din"],
  ["1 drop bd", "1 बूँद, दिन में 2 बार", "1 boond, din mein 2 baar"],
  ["5 ml bd 7 days", "5 मि.ली., दिन में 2 बार, 7 दिन", "5 mililitar, din mein 2 baar, 7 din"],
  ["2.5 ml tds", "2.5 मि.ली., दिन में 3 बार", "2.5 mililitar, din mein 3 baar"],
  // How often
  ["4 pills every hour", "4 मीठी गोलियाँ, हर घंटे", "4 meethi goliyaan, har ghante"],
  [
    "4 pills every 2 hours 1 day",
    "4 मीठी गोलियाँ, हर 2 घंटे में, 1 दिन",
    "4 meethi goliyaan, har 2 ghante mein, 1 din",
  ],
  ["4 pills every 3 hours", "4 मीठी गोलियाँ, हर 3 घंटे में", "4 meethi goliyaan, har 3 ghante mein"],
  ["4 pills every 6 hours", "4 मीठी गोलियाँ, दिन में 4 बार", "4 meethi goliyaan, din mein 4 baar"],
  [
    "4 pills once a week 30 days",
    "4 मीठी गोलियाँ, हफ़्ते में 1 बार, 30 दिन",
    "4 meethi goliyaan, hafte mein 1 baar, 30 din",
  ],
  ["4 pills alternate days", "4 मीठी गोलियाँ, एक दिन छोड़कर", "4 meethi goliyaan, ek din chhodkar"],
  ["4 pills every 10 days", "4 मीठी गोलियाँ, हर 10 दिन में 1 बार", "4 meethi goliyaan, har 10 din mein 1 baar"],
  [
    "4 pills 1-0-1",
    "4 मीठी गोलियाँ, दिन में 2 बार, सुबह और रात",
    "4 meethi goliyaan, din mein 2 baar, subah aur raat",
  ],
  ["4 pills hs", "4 मीठी गोलियाँ, दिन में 1 बार, सोते समय", "4 meethi goliyaan, din mein 1 baar, sote samay"],
  // Only when needed: an upper limit, never a daily dose
  [
    "4 pills sos 5 days",
    "4 मीठी गोलियाँ, सिर्फ़ ज़रूरत होने पर, दिन में ज़्यादा से ज़्यादा 1 बार, 5 दिन",
    "4 meethi goliyaan, sirf zaroorat hone par, din mein zyaada se zyaada 1 baar, 5 din",
  ],
  [
    "2 tablets tds sos",
    "2 टिकियाँ, सिर्फ़ ज़रूरत होने पर, दिन में ज़्यादा से ज़्यादा 3 बार",
    "2 tikiyaan, sirf zaroorat hone par, din mein zyaada se zyaada 3 baar",
  ],
  // Outside
  [
    "1 application bd 7 days",
    "पतली परत दिन में 2 बार लगाएँ, 7 दिन",
    "patli parat din mein 2 baar lagaayen, 7 din",
  ],
  ["apply thin layer bd", "पतली परत दिन में 2 बार लगाएँ", "patli parat din mein 2 baar lagaayen"],
  ["massage bd", "दिन में 2 बार हल्के हाथ से मालिश करें", "din mein 2 baar halke haath se maalish karen"],
  [
    "apply od at night on the scalp",
    "पतली परत दिन में 1 बार लगाएँ, रात को, सिर की त्वचा पर",
    "patli parat din mein 1 baar lagaayen, raat ko, sir ki tvacha par",
  ],
  // Beside it
  [
    "10 drops tds in half a cup of water after food",
    "10 बूँदें, दिन में 3 बार, आधे कप पानी में, खाने के बाद",
    "10 boonden, din mein 3 baar, aadhe kap paani mein, khaane ke baad",
  ],
  [
    "4 pills bd, half an hour before food, under the tongue",
    "4 मीठी गोलियाँ, दिन में 2 बार, खाने से आधा घंटा पहले, जीभ के नीचे रखकर",
    "4 meethi goliyaan, din mein 2 baar, khaane se aadha ghanta pehle, jeebh ke neeche rakhkar",
  ],
  [
    "4 pills od empty stomach",
    "4 मीठी गोलियाँ, दिन में 1 बार, खाली पेट",
    "4 meethi goliyaan, din mein 1 baar, khaali pet",
  ],
  [
    "4 pills bd 20 minutes before meals",
    "4 मीठी गोलियाँ, दिन में 2 बार, खाने से 20 मिनट पहले",
    "4 meethi goliyaan, din mein 2 baar, khaane se 20 minat pehle",
  ],
  [
    "4 pills bd खाने के बाद, सोते समय",
    "4 मीठी गोलियाँ, दिन में 2 बार, खाने के बाद, सोते समय",
    "4 meethi goliyaan, din mein 2 baar, खाने के बाद, सोते समय",
  ],
])("“%s” is printed as “%s”", (typed, hindi, spoken) => {
  expect(inHindi(typed)).toEqual({ hindi, spoken });
});

const SPELT = HINDI_PHRASES.flatMap(({ english, hindi, spoken }) =>
  english.map(
    (words) => [words.replace("#", "15"), hindi.replace("#", "15"), spoken.replace("#", "15")] as const,
  ),
);

test("at least 60 phrases are known, each once", () => {
  expect(HINDI_PHRASES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(SPELT.map(([english]) => english)).size).toBe(SPELT.length);
});

test.each(SPELT)("“%s” beside a dose is “%s”, spoken “%s”", (english, hindi, spoken) => {
  const dose = {
    doseQuantity: 4,
    doseUnit: "globules",
    timesPerDay: 2,
    days: 7,
    instructions: english,
  } as const;
  const said = doseInHindi(dose) as { hindi: string; spoken: string };
  expect(said.hindi.split(", ").slice(0, 1)).toEqual(["4 मीठी गोलियाँ"]);
  expect(said.hindi).toContain(hindi);
  expect(said.spoken).toContain(spoken);
  expect(said.hindi).not.toMatch(/[a-z]/i);
  expect(said.spoken).toMatch(/^[\x20-\x7e]+$/);
});

test.each([
  ["4 pills bd, skip on Sundays", ["skip on Sundays"]],
  ["4 pills bd, after food, but not with tea", ["but not with tea"]],
  ["4 pills bd, then 2 tablets at bedtime", ["then 2 tablets at bedtime"]],
  ["4 pills bd, not after food", ["not after food"]],
  ["4 pills bd, after food or before food", ["after food or before food"]],
  ["4 pills bd, half an hour before tea", ["half an hour before tea"]],
  ["0.5 globules bd", ["0.5 globules"]],
  ["0.33 tablets bd", ["0.33 tablets"]],
  ["2 applications bd", ["2 applications"]],
])("“%s” stays English whole, since half of it may be another dose", (typed, unknown) => {
  expect(inHindi(typed)).toEqual({ unknown });
  expect(printedInHindi(readLabelDose(typed)!)).toBeUndefined();
});

test.each(DOSE_PRESETS)("the preset “%s” has a Hindi line", (preset) => {
  expect(printedInHindi(readLabelDose(preset)!)).toBeDefined();
});

test("what is printed in Hindi has the quantity and the days, no number that the English line has not, and no English word", () => {
  const dose = fc
    .record({
      doseQuantity: fc.integer({ min: 2, max: 20 }),
      doseUnit: fc.constantFrom(...DOSE_UNITS.filter((unit) => unit !== "application")),
      timesPerDay: fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 12, 24, 1 / 7, 2 / 7, 0.5, 0.1),
      days: fc.integer({ min: 2, max: 90 }),
      instructions: fc
        .subarray(
          SPELT.map(([english]) => english),
          { maxLength: 3 },
        )
        .map((phrases) => phrases.join(", ")),
    })
    .filter((dose) => isDose(dose));
  const numbers = (text: string) => text.match(/\d+/g) ?? [];
  fc.assert(
    fc.property(dose, (dose) => {
      const hindi = printedInHindi(dose)!;
      const english = [...numbers(doseInWords(dose)), "1", "2", "10"];
      expect(hindi).not.toMatch(/[a-z]/i);
      expect(hindi.startsWith(`${dose.doseQuantity} `)).toBe(true);
      expect(hindi).toContain(`, ${dose.days} दिन`);
      expect(numbers(hindi).filter((number) => !english.includes(number))).toEqual([]);
    }),
  );
});
