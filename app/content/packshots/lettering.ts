/** Words on a pack, set as outlines: a picture file has no page fonts. */
import { TEXT } from "./ink.ts";
import { eczar600 } from "./outlines/eczar-600.ts";
import { eczar700 } from "./outlines/eczar-700.ts";
import { noto600 } from "./outlines/noto-600.ts";
import { noto700 } from "./outlines/noto-700.ts";
import type { Outlines } from "./outlines.ts";

/** name: remedy names; potency: the large word; small: pack size; capitals: brands (capital letters only) */
type Face = "name" | "potency" | "small" | "capitals";

type FitOptions = { face: Face; width: number; size: number; smallest: number; spacing?: number };

type FittedLine = { text: string; size: number };
export type FittedName = { lines: string[]; size: number };

type SetLine = {
  text: string;
  size: number;
  face: Face;
  x: number;
  y: number;
  colour?: string;
  spacing?: number;
};

const faces = {
  name: openFace(eczar600),
  potency: openFace(eczar700),
  small: openFace(noto600),
  capitals: openFace(noto700),
};

/** One line of text centred on x, standing on the baseline y, as one path. */
export function setLine({ text, size, face, x, y, colour = TEXT, spacing = 0 }: SetLine): string {
  const { letters, kerning } = faces[face];
  const spacingUnits = size > 0 ? Math.round((spacing / size) * 1000) : 0;
  let pen = 0;
  let path = "";
  let previous = "";
  for (const character of readable(face, text)) {
    const letter = letters.get(character);
    if (!letter) continue;
    pen += kerning.get(previous + character) ?? 0;
    if (letter.path) path += `M${pen} 0${letter.path}`;
    pen += letter.advance + spacingUnits;
    previous = character;
  }
  if (!path) return "";
  const scale = size / 1000;
  const left = x - ((pen - spacingUnits) * scale) / 2;
  const place = `translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})`;
  return `<path fill="${colour}" fill-rule="evenodd" transform="${place}" d="${path}"/>`;
}

/** The largest size, in half units, at which the line fits the width; below the smallest size the text is cut. */
export function fitLine(text: string, { face, width, size, smallest, spacing = 0 }: FitOptions): FittedLine {
  const line = readable(face, text);
  const free = width - line.length * spacing;
  const fitted = Math.min(size, Math.floor((free / units(face, line)) * 2000) / 2);
  if (fitted >= smallest) return { text: line, size: fitted };
  return {
    text: cut(
      line,
      (shorter) => units(face, shorter) * smallest <= (width - shorter.length * spacing) * 1000,
    ),
    size: smallest,
  };
}

/** A name broken over at most so many lines so that the one size of all lines is as large as it can be. */
export function fitName(
  name: string,
  options: { width: number; size: number; lines: number; smallest?: number },
): FittedName {
  const { width, size, smallest = 9 } = options;
  const words = cut(readable("name", name), (shorter) => shorter.length <= LONGEST_NAME).split(WORD_END);
  let best: FittedName = { lines: [], size: 0 };
  let bestScore = 0;
  for (let count = 1; count <= Math.min(options.lines, words.length); count++) {
    for (const broken of breaks(words, count)) {
      const fitted = broken.map((line) => fitLine(line, { face: "name", width, size, smallest }));
      const lineSize = Math.min(...fitted.map((line) => line.size));
      const whole = fitted.every((line, index) => line.text === broken[index]);
      const hyphens = broken.filter((line) => line.endsWith("-")).length;
      const score = lineSize * (count === 1 ? 1.18 : 1) * 0.85 ** hyphens * (whole ? 1 : 0.1);
      if (score <= bestScore) continue;
      best = { lines: fitted.map((line) => line.text), size: lineSize };
      bestScore = score;
    }
  }
  return best;
}

const LONGEST_NAME = 60;
const WORD_END = /(?<=[ -])/;

function* breaks(words: string[], count: number): Generator<string[]> {
  if (count === 1) {
    yield [words.join("")];
    return;
  }
  for (let first = 1; first <= words.length - count + 1; first++) {
    const head = words.slice(0, first).join("").trimEnd();
    for (const rest of breaks(words.slice(first), count - 1)) yield [head, ...rest];
  }
}

function cut(text: string, fits: (shorter: string) => boolean): string {
  if (fits(text)) return text;
  for (let length = text.length - 1; length > 0; length--) {
    const shorter = `${text.slice(0, length).trimEnd()}…`;
    if (fits(shorter)) return shorter;
  }
  return "";
}

function units(face: Face, text: string): number {
  let sum = 0;
  for (const character of text) sum += faces[face].letters.get(character)?.advance ?? 0;
  return Math.max(sum, 1);
}

function readable(face: Face, text: string): string {
  const { letters } = faces[face];
  let line = "";
  for (const character of text) {
    if (letters.has(character)) line += character;
    else if (/\s/.test(character)) line += " ";
    else if (character === "×") line += "x";
    else line += [...character.normalize("NFKD")].filter((part) => letters.has(part)).join("");
  }
  return line.replace(/ +/g, " ").trim();
}

function openFace(outlines: Outlines) {
  const letters = new Map<string, { advance: number; path: string }>();
  for (const [character, outline] of Object.entries(outlines.letters)) {
    const advance = Number.parseInt(outline, 10);
    letters.set(character, { advance, path: outline.slice(String(advance).length) });
  }
  const kerning = new Map<string, number>();
  for (const [first, groups] of Object.entries(outlines.kerning)) {
    for (const group of groups.split(" ")) {
      const [amount = "", seconds = ""] = group.split(":");
      for (const second of seconds) kerning.set(first + second, Number(amount));
    }
  }
  return { letters, kerning };
}
