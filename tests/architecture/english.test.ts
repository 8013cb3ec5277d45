import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { sentencesOf, TEXT_FILES, textsOf } from "../support/texts-of-shop.ts";

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
  [/\b(?:shop|house|clinic|counter) stands\b/i, "is"],
  [/\b(?:you get|send you|sent you|in our) (?:a )?letter\b/i, "email"],
  [/\b(?:is|are) asked for (?:at|by|most at)\b/i, "people ask for"],
  [/\bprices? sits?\b|\bsits? in the (?!stomach|back|chest|head)\w/i, "is, are"],
  [/\bit still holds\b|\bwhether it holds\b/i, "is still valid"],
  [/\b(?:is|are|went|goes|go) back on the shelf\b/i, "we released the medicines"],
  [/\b(?:the first|an) order brings (?:one|it)\b/i, "we save it with"],
  [/\b(?:that|what) one meets\b|\bof its own near\b/i, "that you come to"],
  [/\bfor the gate\b|\bis no place to\b/i, "because; do not"],
  [/\bmixed up with\b/i, "confused with; it is not"],
  [/\bwhat counts\b/i, "what we need"],
];

/** Few readers follow more; the guide of the screens allows no more either. */
const MOST_WORDS = 20;

/** Files whose sentences stay long, with the reason. */
const LONG_FILES: Record<string, string> = {
  "pages/privacy-policy": "a notice under the DPDP Act: what belongs to one item stays in one sentence",
  "pages/privacy-words": "the same notice: who receives what",
  "pages/terms-of-service": "a contract: a condition stays with what it is a condition of",
  "pages/shipping-policy": "a contract, as above",
  "pages/refund-policy": "a contract, as above",
  "pages/licences": "rules of the law, told in its order",
  "remedies/counter-names": "lists of names, not sentences",
  "remedies/vernacular-names": "lists of names, not sentences",
};

/** Signs that need a doctor at once stay word for word as they were checked, each in the one sentence in which it was. */
const LONG_WARNINGS = [
  "For chest pain, breathing trouble, stroke signs",
  "For anything sudden or severe, such as chest pain",
  "With high fever in a small child",
  "Chest pain, trouble breathing, heavy bleeding",
  "If there is no change in the time the label mentions",
  "Never put an ointment in the eye",
  "Start ORS in small sips",
  "Bring the child to a doctor the same day",
  "If daily life has stopped",
  "Traditionally used by people whose skin or stomach",
  "When it is severe, comes back often",
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

test("a sentence of the shop has at most 20 words, but for the law's and the warnings that were checked", () => {
  const long = TEXT_FILES.filter((file) => !Object.keys(LONG_FILES).some((part) => file.includes(part)))
    .flatMap((file) =>
      textsOf(file).flatMap((text) => sentencesOf(text).map((sentence) => ({ file, sentence }))),
    )
    .filter(({ sentence }) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > MOST_WORDS);
  expect(long.filter(({ sentence }) => !LONG_WARNINGS.some((start) => sentence.startsWith(start)))).toEqual(
    [],
  );
  const unused = LONG_WARNINGS.filter((start) => !long.some(({ sentence }) => sentence.startsWith(start)));
  expect(unused).toEqual([]);
});

test("homeopathy is spelt so, except in names", () => {
  const other = TEXTS.filter(({ text }) =>
    /homoeo/i.test(NAMES.reduce((words, name) => words.replace(name, ""), text)),
  );
  expect(other).toEqual([]);
});
