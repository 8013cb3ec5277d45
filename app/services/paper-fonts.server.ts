import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

// Fixed weights of the shop's two families, cut from public/fonts for PDF (SIL OFL, licences beside them).
const FILES = {
  text: "noto-latin-400.ttf",
  bold: "noto-latin-600.ttf",
  display: "eczar-latin-600.ttf",
  hindi: "noto-deva-400.ttf",
  hindiBold: "noto-deva-600.ttf",
  // The Latin cut has no sign of the rupee.
  rupee: "noto-rupee-400.ttf",
  rupeeBold: "noto-rupee-600.ttf",
};

export type PaperFont = keyof typeof FILES;

let fonts: Record<PaperFont, Buffer> | undefined;

/** The fonts that papers are set in, read once. */
export function paperFonts(): Record<PaperFont, Buffer> {
  fonts ??= readFonts();
  return fonts;
}

function readFonts(): Record<PaperFont, Buffer> {
  const folder = findFolder(import.meta.dirname);
  const entries = Object.entries(FILES).map(([name, file]) => [name, readFileSync(join(folder, file))]);
  return Object.fromEntries(entries);
}

/** The folder of the fonts, seen from the source or from the build. */
function findFolder(from: string): string {
  const folder = join(from, "app/content/fonts");
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error("The fonts of papers (app/content/fonts) are missing.");
  return findFolder(dirname(from));
}
