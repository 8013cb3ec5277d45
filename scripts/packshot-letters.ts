// Draws the letters of the packs anew from the fonts: app/content/packshots/outlines/*.ts.
// A character that a pack should print is added to CHARACTERS; capitals are all that brands need.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import * as fontkit from "fontkit";
import startPathKit, { type PathKit } from "pathkit-wasm";
import subsetFont from "subset-font";
import type { Outlines } from "#app/content/packshots/outlines.ts";

const CAPITALS = "0123456789 !%&'()*+,-./:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ®°ÄÅÆÇÈÉÑÓÖØÜ–—‘’“”…";
const CHARACTERS = `${CAPITALS}abcdefghijklmnopqrstuvwxyzßàáâäåæçèéêëíîïñóôöøúûü`;
const KERNED = /[0-9A-Za-z.'’-]/;
const LEAST_KERNING = 15;

const ECZAR = "@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2";
const NOTO = "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2";

/** The faces of the packs by the name of their file: font, weight and characters. */
export const FACES = {
  "eczar-600": { font: ECZAR, weight: 600, characters: CHARACTERS },
  "eczar-700": { font: ECZAR, weight: 700, characters: CHARACTERS },
  "noto-600": { font: NOTO, weight: 600, characters: `${CHARACTERS}×` },
  "noto-700": { font: NOTO, weight: 700, characters: `${CAPITALS}×` },
} as const;
export type FaceFile = keyof typeof FACES;

const packages = createRequire(import.meta.url);

/** The letters of a face in thousandths of the type size, y upwards, each path relative to the pen; its kerning from 15 thousandths on. */
export async function drawFace(name: FaceFile): Promise<Outlines> {
  const { font: file, weight, characters } = FACES[name];
  const cut = await subsetFont(readFileSync(packages.resolve(file)), characters, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
  const font = fontkit.create(cut);
  if (!("layout" in font)) throw new Error(`${file} holds several fonts`);
  const pathKit = await openPathKit();
  const unit = 1000 / font.unitsPerEm;
  const inOrder = [...characters].sort();
  const letters = inOrder.map((character) => {
    const [glyph] = font.layout(character, { liga: false }).glyphs;
    const path = drawPath(pathKit, glyph!.path.scale(unit).toSVG());
    return [character, `${Math.round(glyph!.advanceWidth * unit)}${path}`];
  });
  const kerned = inOrder.filter((character) => KERNED.test(character));
  const kerning = kerned.flatMap((first) => {
    const pairs = new Map<number, string>();
    for (const second of kerned) {
      const { glyphs, positions } = font.layout(first + second, { liga: false });
      const amount = Math.round((positions[0]!.xAdvance - glyphs[0]!.advanceWidth) * unit);
      if (Math.abs(amount) >= LEAST_KERNING) pairs.set(amount, (pairs.get(amount) ?? "") + second);
    }
    const groups = [...pairs].sort(([a], [b]) => a - b).map(([amount, seconds]) => `${amount}:${seconds}`);
    return groups.length > 0 ? [[first, groups.join(" ")]] : [];
  });
  return { letters: Object.fromEntries(letters), kerning: Object.fromEntries(kerning) };
}

/** A glyph without overlaps, in whole units relative to the pen. */
function drawPath(pathKit: PathKit, svg: string): string {
  const glyph = pathKit.FromSVGString(svg);
  glyph.simplify();
  const commands = glyph.toCmds();
  glyph.delete();
  let pen = { x: 0, y: 0 };
  let begin = pen;
  let path = "";
  let last = "";
  const write = (letter: string, ...amounts: number[]) => {
    if (letter !== last) path += letter;
    last = letter;
    for (const amount of amounts) path += (amount >= 0 && /\d$/.test(path) ? " " : "") + amount;
  };
  for (const [verb, ...at] of commands) {
    const steps = at.map((value, index) => Math.round(value) - (index % 2 === 0 ? pen.x : pen.y));
    const [dx = 0, dy = 0] = steps.slice(-2);
    if (verb === pathKit.CLOSE_VERB) {
      path += "z";
      last = "z";
      pen = begin;
      continue;
    }
    pen = { x: pen.x + dx, y: pen.y + dy };
    if (verb === pathKit.MOVE_VERB) {
      write("m", dx, dy);
      begin = pen;
    } else if (steps.every((step) => step === 0)) continue;
    else if (verb === pathKit.QUAD_VERB) write("q", ...steps);
    else if (verb !== pathKit.LINE_VERB) throw new Error(`A glyph has a curve that is not quadratic: ${svg}`);
    else if (dy === 0) write("h", dx);
    else if (dx === 0) write("v", dy);
    else write("l", dx, dy);
  }
  return path;
}

let pathKit: Promise<PathKit> | undefined;
function openPathKit(): Promise<PathKit> {
  pathKit ??= startPathKit({ wasmBinary: readFileSync(packages.resolve("pathkit-wasm/bin/pathkit.wasm")) });
  return pathKit;
}

if (import.meta.main)
  for (const name of Object.keys(FACES) as FaceFile[])
    writeFileSync(resolve(`app/content/packshots/outlines/${name}.ts`), moduleOf(name, await drawFace(name)));

function moduleOf(name: FaceFile, { letters, kerning }: Outlines): string {
  const rows = (record: Record<string, string>) =>
    Object.keys(record)
      .sort()
      .map((key) => {
        const written = /^\p{L}$/u.test(key) ? key : JSON.stringify(key);
        return `    ${written}: ${JSON.stringify(record[key])},\n`;
      });
  return `import type { Outlines } from "../outlines.ts";

export const ${name.replace("-", "")}: Outlines = {
  letters: {
${rows(letters).join("")}  },
  kerning: {
${rows(kerning).join("")}  },
};
`;
}
