import PDFDocument from "pdfkit";
import { type PaperFont, paperFonts } from "#app/services/paper-fonts.server.ts";

export const MM = 72 / 25.4;
const MARGIN = 14 * MM;
const HINDI = /(?:[\u0900-\u097f\u25cc]|\u200c|\u200d)+/u;
const RUPEE = "₹";
const LINE_HEIGHT = 1.42;

type Weight = "text" | "bold" | "display";
type Writing = {
  size?: number;
  weight?: Weight;
  color?: string;
  x?: number;
  width?: number;
  align?: "right";
};

export type Paper = {
  /** Edges of what is printed, in points. */
  left: number;
  width: number;
  /** Writes wrapped text from `top` down, Latin, Devanagari and the rupee sign mixed; gives where the next line would begin. */
  write(text: string, top: number, writing?: Writing): number;
  /** How high text would be. */
  heightOf(text: string, writing?: Writing): number;
  widthOf(text: string, writing?: Writing): number;
  rule(top: number, look?: { color?: string; width?: number }): void;
  box(top: number, area: { x?: number; width?: number; height: number }): void;
  /** A square of dark and light modules, such as a QR code. */
  modules(
    dark: (row: number, column: number) => boolean,
    square: { count: number; x: number; top: number; size: number },
  ): void;
  /** Where to go on so that `height` still fits: here, or on top of a new page. */
  room(top: number, height: number): number;
  close(): Promise<Buffer>;
};

/** An A4 sheet in the shop's fonts, black on white; its size is points, its origin the upper left corner. */
export function openPaper({
  title,
  author,
  createdAt,
}: {
  title: string;
  author: string;
  createdAt: Date;
}): Paper {
  const doc = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: "en-IN",
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  for (const [name, font] of Object.entries(paperFonts())) doc.registerFont(name, font);
  const left = MARGIN;
  const width = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - MARGIN;

  const widthOf = (text: string, { size = 10, weight = "text" }: Writing = {}) =>
    runsOf(text).reduce((sum, run) => sum + measure(run, { size, weight }), 0);

  function measure(run: string, { size, weight }: { size: number; weight: Weight }): number {
    return doc.font(fontOf(run, weight)).fontSize(size).widthOfString(run);
  }

  function linesOf(text: string, writing: Writing): string[] {
    return text.split("\n").flatMap((paragraph) => {
      const lines: string[] = [];
      let line = "";
      for (const word of paragraph.split(" ").flatMap((long) => pieces(long, writing))) {
        const longer = line ? `${line} ${word}` : word;
        if (line && widthOf(longer, writing) > (writing.width ?? width)) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line];
    });
  }

  /** A word that is wider than its column, in parts that fit. */
  function pieces(word: string, writing: Writing): string[] {
    const most = writing.width ?? width;
    if (widthOf(word, writing) <= most) return [word];
    const letters = [...new Intl.Segmenter("hi").segment(word)].map(({ segment }) => segment);
    const parts = [""];
    for (const letter of letters) {
      const longer = parts.at(-1)! + letter;
      if (widthOf(longer, writing) <= most) parts[parts.length - 1] = longer;
      else parts.push(letter);
    }
    return parts;
  }

  return {
    left,
    width,
    widthOf,
    heightOf: (text, writing = {}) => linesOf(text, writing).length * (writing.size ?? 10) * LINE_HEIGHT,
    write(text, top, writing = {}) {
      const { size = 10, weight = "text", color = "#101f19", x = left, align } = writing;
      let y = top;
      for (const line of linesOf(text, writing)) {
        let at = align === "right" ? x + (writing.width ?? width) - widthOf(line, writing) : x;
        for (const run of runsOf(line)) {
          const runWidth = measure(run, { size, weight });
          doc.fillColor(color).text(run, at, y + size * 1.05, { lineBreak: false, baseline: "alphabetic" });
          at += runWidth;
        }
        y += size * LINE_HEIGHT;
      }
      return y;
    },
    rule(top, { color = "#c9b695", width: length = width } = {}) {
      doc
        .moveTo(left, top)
        .lineTo(left + length, top)
        .lineWidth(0.8)
        .strokeColor(color)
        .stroke();
    },
    box(top, { x = left, width: boxWidth = width, height }) {
      doc.roundedRect(x, top, boxWidth, height, 4).lineWidth(1).strokeColor("#101f19").stroke();
    },
    modules(dark, { count, x, top, size }) {
      const step = size / count;
      for (let row = 0; row < count; row++)
        for (let column = 0; column < count; column++)
          if (dark(row, column)) doc.rect(x + column * step, top + row * step, step * 1.02, step * 1.02);
      doc.fillColor("#000").fill();
    },
    room(top, height) {
      if (top + height <= bottom) return top;
      doc.addPage();
      return MARGIN;
    },
    close() {
      doc.end();
      return closed;
    },
  };
}

function runsOf(text: string): string[] {
  return text.split(new RegExp(`(${HINDI.source}|${RUPEE})`, "u")).filter(Boolean);
}

function fontOf(run: string, weight: Weight): PaperFont {
  if (run === RUPEE) return weight === "text" ? "rupee" : "rupeeBold";
  if (!HINDI.test(run)) return weight;
  return weight === "text" ? "hindi" : "hindiBold";
}
