import {
  block,
  fill,
  globules,
  hatch,
  INK,
  line,
  PAPER,
  plate,
  ribs,
  rule,
  shadow,
  TEXT_SOFT,
} from "../ink.ts";
import { wrapped } from "../label.ts";
import { fitLine, fitName, setLine } from "../lettering.ts";
import type { Drawing, Pack } from "../pack.ts";

const TUBE = "M148 150H252V418Q252 452 200 452Q148 452 148 418Z";
const CAP = "M144 96Q144 62 200 62Q256 62 256 96V150H144Z";
const SHEET = { x: 149, y: 226, width: 102, curve: 6 };
const LABEL = wrapped({ ...SHEET, height: 176 });
const LABEL_MIDDLE = 197;
const SPILT = [
  { x: 282, y: 445, radius: 7 },
  { x: 298, y: 446, radius: 7 },
  { x: 290, y: 434, radius: 7 },
];

/** Clear tube of sugar globules with a domed cap. */
export const globulesTube: Drawing = {
  word: "Pills",
  crop: { middle: 206, top: 52 },
  draw: (pack) =>
    shadow(148, 104) +
    plate(fill(TUBE, "#e6eeea") + fill("M234 150h18V418Q252 448 216 451Q234 442 234 418Z", "#b9cac2", 0.8)) +
    globules(rows()) +
    plate(
      fill(CAP, pack.colour) +
        fill("M236 70Q256 78 256 96V150H236Z", INK, 0.25) +
        block({ x: 142, y: 140, width: 116, height: 14, radius: 4 }, pack.colour) +
        block({ x: 142, y: 140, width: 116, height: 14, radius: 4 }, INK, 0.18),
    ) +
    ribs({ x: 144, y: 100, width: 112, height: 38, count: 18, opacity: 0.35, stroke: 1.5 }) +
    line("M156 94Q160 78 182 71", { colour: "#fff", opacity: 0.6 }) +
    line(CAP) +
    line("M142 143q0-3 3-3h110q3 0 3 3v8q0 3-3 3h-110q-3 0-3-3z") +
    line(TUBE) +
    fill(LABEL, PAPER) +
    fill(wrapped({ ...SHEET, height: 30 }), pack.colour) +
    fill("M237 229L251 226v176l-14 3z", INK, 0.11) +
    (pack.isSmall ? smallPrint(pack) : print(pack)) +
    line(LABEL, { width: 2 }) +
    hatch({ right: 250, from: 414, to: 436, length: 20, step: 5, opacity: 0.45 }) +
    line("M155 162v52", { colour: "#fff", opacity: 0.9 }) +
    globules(SPILT),
};

function rows() {
  return [170, 183.6, 197.2, 210.8].flatMap((y, row) => {
    const first = row % 2 ? 170 : 162;
    return Array.from({ length: row % 2 ? 5 : 6 }, (_, i) => ({ x: first + i * 15.6, y, radius: 6.8 }));
  });
}

function print(pack: Pack): string {
  const brand = fitLine(pack.brand.toUpperCase(), {
    face: "capitals",
    width: 74,
    size: 13,
    smallest: 7,
    spacing: 1,
  });
  const name = fitName(pack.name, { width: 78, size: 24, lines: 3, smallest: 8 });
  const below = 292 + Math.max(name.lines.length - 1, 0) * name.size * 1.05;
  const word = fitLine(pack.word, { face: "potency", width: 80, size: 36, smallest: 12 });
  const size = fitLine(pack.size, { face: "small", width: 76, size: 12.5, smallest: 8 });
  return (
    setLine({ ...brand, face: "capitals", x: LABEL_MIDDLE, y: 251, colour: "#fff", spacing: 1 }) +
    name.lines
      .map((text, row) =>
        setLine({ text, size: name.size, face: "name", x: LABEL_MIDDLE, y: 292 + row * name.size * 1.05 }),
      )
      .join("") +
    rule({ from: 165, to: 231, x: LABEL_MIDDLE, y: below + 20, radius: 7 }, pack.colour) +
    setLine({ ...word, face: "potency", x: LABEL_MIDDLE, y: below + 62, colour: pack.colour }) +
    setLine({ ...size, face: "small", x: LABEL_MIDDLE, y: 399, colour: TEXT_SOFT })
  );
}

function smallPrint(pack: Pack): string {
  const word = fitLine(pack.word, { face: "potency", width: 88, size: 46, smallest: 14 });
  return (
    setLine({ ...word, face: "potency", x: LABEL_MIDDLE, y: 358, colour: pack.colour }) +
    line("M172 282h56M180 304h40", { width: 7, colour: TEXT_SOFT, opacity: 0.5 })
  );
}
