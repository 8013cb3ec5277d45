// Hindi letters as families write them in Roman ones: अर्निका is "arnika", बाल झड़ना "bal jhadna". Only sounds matter here,
// since the sound key (sound-key.ts) is made from it; the short "a" that Hindi writes without a sign is put in, but not where a word ends.

const CONSONANTS: Record<string, string> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "ph",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};
const VOWELS: Record<string, string> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
  ऍ: "e",
  ऋ: "ri",
};
const SIGNS: Record<string, string> = {
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
  "ॅ": "e",
  "ृ": "ri",
};
/** Letters with a dot below, which NFD has split: क़ ख़ ग़ ज़ फ़ ड़ ढ़. */
const DOTTED: Record<string, string> = {
  क: "k",
  ख: "kh",
  ग: "g",
  ज: "z",
  फ: "f",
  ड: "d",
  ढ: "dh",
  र: "r",
  य: "y",
};
const VIRAMA = "्";
const DOT = "़";
const NASALS = "ंँ";

const HINDI = /[\u0900-\u097f]/;

/** A text with its Hindi letters in Roman ones; everything else stays. */
export function romanise(text: string): string {
  if (!HINDI.test(text)) return text.normalize("NFC");
  const letters = [...text.normalize("NFD")];
  let roman = "";
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!;
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) {
      const isDotted = letters[at + 1] === DOT;
      if (isDotted) at += 1;
      roman += (isDotted && DOTTED[letter]) || consonant;
      const next = letters[at + 1] ?? "";
      if (next === VIRAMA) at += 1;
      else if (SIGNS[next] === undefined && /\p{L}|\p{M}/u.test(next)) roman += "a";
    } else if (NASALS.includes(letter)) roman += "n";
    else if (letter !== VIRAMA && letter !== DOT && letter !== "ः" && letter !== "ऽ")
      roman += VOWELS[letter] ?? SIGNS[letter] ?? letter;
  }
  return roman.normalize("NFC");
}

/** True when a text has Hindi letters. */
export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}
