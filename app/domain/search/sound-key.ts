// What a word sounds like, whoever writes it: arnika, aarnika, arneeka, अर्निका and arnica have one key. Made from rules, not
// from a list of words; tests/search/golden/sound-pairs.txt says which writings must meet and which must not.

import { romanise } from "#app/domain/search/devanagari.ts";

/** In turn; each works on what the one before has left. */
const RULES: [RegExp, string][] = [
  // Latin endings that are heard alike: -um, -am, -em, -iam.
  [/[aeiouy]*m$/, "m"],
  // The nasal at the end of Hindi plurals is written or not: baalon, balo.
  [/(?<=[aeiouy])n$/, ""],
  [/ght/g, "t"],
  [/^(?:eu|yu|you)/, "u"],
  [/x/g, "ks"],
  [/sch/g, "sh"],
  [/(?:sh|ch)t/g, "st"],
  [/ph/g, "f"],
  [/tion/g, "shn"],
  // Aspiration, then c and g as they are spoken before e and i.
  [/ck|cch|kh|chh|ch|qu|q/g, "k"],
  [/sh|sc(?=[eiy])|ss/g, "s"],
  [/c(?=[eiy])|ce$/g, "s"],
  [/c/g, "k"],
  [/z|jh/g, "j"],
  [/g(?=[eiy])/g, "j"],
  [/w/g, "v"],
  [/([bdgklmnprtv])h/g, "$1"],
  [/h$|(?<=[nm])h/g, ""],
  // The short a is written or not; the rest are two sounds, i and u.
  [/(?!^)a|(?<=^a)a+/g, ""],
  [/[eiy]+/g, "i"],
  [/[ou]+/g, "u"],
  // A nasal before another letter is often not written: khansi, khasi.
  [/(?!^)[nm]+(?=[bdfgjklprstv])/g, ""],
  [/(.)\1+/g, "$1"],
];

/** The key of one word, in small letters; empty where nothing of it is a letter or a digit. */
export function soundKey(word: string): string {
  let key = romanise(word)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  for (const [sound, written] of RULES) key = key.replace(sound, written);
  return key;
}
