import { afterAll, beforeAll, expect, test } from "vitest";
import { readSearch } from "#app/domain/search/search-reading.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { openSearchedShop, type SearchedShop } from "#tests/support/searched-shop.ts";

let shop: SearchedShop;
let vocabulary: Vocabulary;
beforeAll(async () => {
  shop = await openSearchedShop();
  ({ vocabulary } = shop);
});
afterAll(() => shop.drop());

const read = (typed: string) => {
  const { places, named } = readSearch(typed, vocabulary);
  return { slugs: places.map(({ slug }) => slug), medicines: named.medicines ?? [] };
};

test("the bottle that a medicine comes in is no medicine, and an empty one is", () => {
  const nameOf = (typed: string) => readSearch(typed, vocabulary).name;
  expect(nameOf("arnica 30 ki shishi")).toBe("Arnica Montana");
  expect(nameOf("rhus tox 200 ek bottle")).toBe("Rhus Toxicodendron");
  const formsOf = (typed: string) => readSearch(typed, vocabulary).named.dosageForms;
  expect(formsOf("khali kaanch ki shishi")).toEqual(["vials"]);
  expect(formsOf("dropper bottle 30 ml 10 pcs")).toEqual(["droppers"]);
  expect(nameOf("meethi khali goli no 40")).toMatch(/^Plain Globules/);
  expect(nameOf("plain meethi goli khali wali")).toMatch(/^Plain Globules/);
});

test("a number is of the medicine though its maker is called so, too", () => {
  expect(readSearch("haslab drox 9", vocabulary).name).toBe("Drox 9 Drops");
});

test.each([
  ["natrum sulf 12x", "Natrum Sulphuricum"],
  ["calcarea fos 6x", "Calcarea Phosphorica"],
  ["kali c 200", "Kali Carbonicum"],
  ["kali nitricam 30", "Kali Nitricum"],
  ["thlaspi bp q", "Thlaspi Bursa Pastoris"],
  ["biocombination no pachees", "Bio-Combination 25"],
  ["b.c. 28 sbl", "Bio-Combination 28"],
  ["hc-8 tablet haslab", "HC 8 Tablets"],
  ["आर ८९ ड्रॉप्स", "R89 Lipocol Drops"],
  ["40 number globules 450g", "Plain Globules No. 40"],
  ["khali goliyan 40 number ki kitne ki hai", "Plain Globules No. 40"],
  ["चाचा जेल्सीमियम दो सौ देना इंटरव्यू है परसों", "Gelsemium Sempervirens"],
  ["राम राम जी डॉक्टर साहब, टॉन्सिलाट गोली भेज दो", "Tonsilat Tablets"],
  ["alfalfa tonic bachon wala", "Alfalfa Tonic Paediatric"],
])("“%s” is %s, however a word is shortened and a number said", (typed, name) => {
  expect(readSearch(typed, vocabulary).name).toBe(name);
});

test.each([
  ["koi german company ki dawa hai", ["adel", "reckeweg"]],
  ["reckeweg ki sari dawai", ["reckeweg"]],
  ["wilmar shwabe", ["schwabe"]],
  ["mother tincture", ["mother-tinctures"]],
])("“%s” leads to the page of what it names, and to no medicine", (typed, pages) => {
  const { slugs, medicines } = read(typed);
  expect(slugs).toEqual(expect.arrayContaining(pages));
  expect(medicines).toEqual([]);
});

test("a number behind a medicine that comes in no potency is its pack, and 450 of tablets a jar", () => {
  expect(readSearch("kofeez badi bottle 450", vocabulary).named.pack).toBe("450");
  expect(readSearch("calc phos 6x bada dabba 450", vocabulary).named.pack).toBe("450 g");
});

test("several medicines of one slip are found together, each in its potency", () => {
  const { named, isUnknown } = readSearch("arnica 200, bryonia 30, rhus tox 200", vocabulary);
  expect(named.medicines?.map(({ potencies }) => potencies?.[0]?.number)).toEqual([200, 30, 200]);
  expect(isUnknown).toBe(false);
  const { named: codes } = readSearch("R5 - 2 nos, R37 - 1 no", vocabulary);
  expect(codes.medicines).toHaveLength(2);
  const { named: called } = readSearch("Nixocid tab 25g 4, Pimplex tab 2, Tonsilat 3", vocabulary);
  expect(called.medicines).toHaveLength(3);
  for (const typed of ["nux vomica 30, 200", "arnica 30 sbl, urgent", "bhang, dhatura kha liya bachche ne"])
    expect(readSearch(typed, vocabulary).named.medicines?.length ?? 0, typed).toBeLessThan(2);
});

test("a brand that is misspelt beside its country is that brand, and none of its medicines", () => {
  const { name, brands } = readSearch("dr rekweg germany medicines", vocabulary);
  expect({ name, brands }).toEqual({ name: undefined, brands: ["Dr. Reckeweg"] });
});

test("how to pay on delivery is no cod liver oil", () => {
  expect(read("kya cod available hai").medicines).toEqual([]);
  expect(readSearch("cod liver oil", vocabulary).name).toBe("Oleum Jecoris Aselli");
});

test.each([
  ["kya cod available hai", "how-can-i-pay"],
  ["how many drops in one dose", "how-many-drops-or-pills-make-one-dose"],
  ["can i drink coffee with homeopathic medicine", "why-should-i-avoid-coffee-or-mint"],
  ["30 aur 200 me kya fark hai", "how-are-30-200-and-1m-different-in-daily-use"],
  ["is homeopathy same as ayurveda", "what-is-the-difference-between-homeopathy-and-ayurveda"],
])("“%s” leads to its answer first, by its few words", (typed, question) => {
  expect(read(typed).slugs[0]).toMatch(new RegExp(`/${question}$`));
});

test("a country beside a brand names no medicine, and small words none", () => {
  expect(readSearch("german arnica 30 rekeweg", vocabulary).name).toBe("Arnica Montana");
  for (const typed of ["kya ye dawai original hoti hai", "mother tincture list"])
    expect(read(typed).medicines, typed).toEqual([]);
  expect(readSearch("how to store dilutions in hot weather", vocabulary).name).toBeUndefined();
});

test("what is without sugar is sugar-free, and no disease", () => {
  for (const typed of ["alfalfa tonic without sugar", "bina cheeni alfalfa"])
    expect(readSearch(typed, vocabulary).name, typed).toBe("Alfalfa Tonic Sugar Free");
});

test("a form of goods is known by what is done with it", () => {
  const forms = (typed: string) => readSearch(typed, vocabulary).named.dosageForms ?? [];
  expect(forms("euphrasia aankh me dalne wali")).toEqual(["eye-drops"]);
  expect(forms("कान में डालने की दवा")).toEqual(["ear-drops"]);
  for (const typed of ["naak me dalne wali drop", "naak me tapkane wale drops"])
    expect(forms(typed), typed).toEqual(["nasal-drops"]);
  expect(forms("aankh ki drops")).toEqual(["eye-drops"]);
  expect(forms("moch aa gai arnica chidakne wala")).toEqual(["spray"]);
  expect(forms("graphites lagane ki dawa")).toContain("ointment");
  expect(forms("ignatia 200 pills")).toEqual(expect.arrayContaining(["pills", "globules"]));
  expect(forms("nak band")).toEqual([]);
});
