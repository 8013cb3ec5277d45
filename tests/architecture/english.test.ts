import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { TEXT_FILES, textsOf } from "../support/texts-of-shop.ts";

/** What an Indian editor crosses out, with what people say here instead. */
const IDIOMS: [idiom: RegExp, instead: string][] = [
  [/\b(?:this|that|it) is no (?!longer\b|more\b|need\b|one\b)\w/i, "is not a"],
  [/\bthey are no (?!longer\b)\w/i, "are not a"],
  [
    /\bstands? (?:on(?! the forehead)|here|there|beside|next to|side by side|among|so|nowhere|at|in the|with(?! feet))\b/i,
    "is on",
  ],
  [/\b(?:and|salts|pages?|shelf|here) stands?\b(?! for)/i, "is, are, there is"],
  [/\bbeside (?:other|regular|your|ordinary|the usual) /i, "along with"],
  [/\b(?:not|cannot|do not|who do not) bear (?:milk|lactose|alcohol|sugar)/i, "are intolerant of"],
  [/\bcontent\?|\bcontent with\b/i, "satisfied"],
  [/\b(?:for|only|and|of) who (?:has|have|received|cannot|may|works?|holds?|gets?)\b/i, "anyone who"],
  [/(?:^|[.;] )who (?:has|have|received|holds?)\b[^?]*$/i, "anyone who"],
  [/\bthat fell\b/i, "who fell"],
  [/\bcritical words\b/i, "critical reviews"],
  [/\bwe do not find\b/i, "we could not find"],
  [/\b(?:this|our|the|a) letter\b(?! (?:of|after|post))/i, "email"],
  [
    /\b(?:terms|rules?|same|quote|that|it|which|also|they|still|save) holds?\b(?! (?:the chest|a hand))/i,
    "applies, is valid, has",
  ],
  [
    /\bholds? (?:from|for all|between|good for|lactose|alcohol|real|words|what|the remedies)\b/i,
    "has, contains",
  ],
  [/\b(?:can|cannot|not to) be had\b/i, "available"],
  [/\bin vain\b/i, "not at all"],
  [/\banew\b/i, "again"],
  [/\ball the same\b/i, "anyway"],
  [/\b(?:one|a thing) in a line\b/i, "one per line"],
  [/\blook into your (?:mail|messages)\b/i, "check your email"],
  [/\b(?:told|goes?|answer|sent) by mail\b/i, "by email"],
  [/\b(?:payment|money) is here\b/i, "we have received"],
  [/\bhangs? (?:in|at)\b/i, "is displayed at"],
  [/\btakes? its time\b/i, "takes time"],
  [/\bhas not the\b/i, "does not have the"],
  [/\bmade sure who\b/i, "confirmed who"],
];

/** Names in law and of institutions, companies and products keep their spelling; so does what people type for them. */
const NAMES = [
  /Homoeopathic Pharmacopoeia/g,
  /Homoeopathic Laboratory/g,
  /(?:National Commission for|Central Council of|Sowa-Rigpa and|St\. George's) Homoeopathy/g,
  /Council of Homoeopathic (?:System of )?Medicine/g,
  /Allen Homoeo & Herbal|allen homoeo(?: herbals)?/g,
  /Wheezal Homoeo India/g,
  /Homoeo (?:Ring Cream|Derm Tablets)/g,
  /sbl homoeopathy/g,
];

const SCREENS = globSync("app/{routes,components,middleware,services}/**/*.{ts,tsx}");
const TEXTS = [...TEXT_FILES, ...SCREENS].flatMap((file) => textsOf(file).map((text) => ({ file, text })));

test("no sentence of the shop is German in English words", () => {
  const found = TEXTS.flatMap(({ file, text }) =>
    IDIOMS.filter(([idiom]) => idiom.test(text)).map(([, instead]) => ({ file, text, instead })),
  );
  expect(found).toEqual([]);
});

test("homeopathy is spelt so, except in names", () => {
  const other = TEXTS.filter(({ text }) =>
    /homoeo/i.test(NAMES.reduce((words, name) => words.replace(name, ""), text)),
  );
  expect(other).toEqual([]);
});
