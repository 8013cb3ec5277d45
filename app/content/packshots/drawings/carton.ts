import {
  block,
  fill,
  INK,
  line,
  notched,
  PAPER,
  PAPER_EDGE,
  PAPER_SHADE,
  plate,
  rule,
  shadow,
  sprig,
  TEXT_SOFT,
} from "../ink.ts";
import { fitLine, fitName, setLine } from "../lettering.ts";
import type { Drawing, Pack } from "../pack.ts";

const MIDDLE = 188;

/** Folding box, the pack of every form without a drawing of its own. */
export const carton: Drawing = {
  word: "",
  crop: { middle: 204, top: 126 },
  draw: (pack) =>
    shadow(104, 196) +
    plate(
      block({ x: 104, y: 150, width: 168, height: 302 }, PAPER) +
        block({ x: 104, y: 150, width: 168, height: 62 }, pack.colour) +
        fill("M272 150l28 16v272l-28 14z", PAPER_SHADE) +
        fill("M272 150l28 16v60l-28-14z", pack.colour) +
        fill("M272 150l28 16v60l-28-14z", INK, 0.25) +
        fill("M104 150l22-14h174l-28 14z", PAPER_EDGE) +
        fill("M300 136v30l-28-16z", PAPER_SHADE),
      2,
      1,
    ) +
    (pack.isSmall ? smallPrint(pack) : print(pack)) +
    line("M104 150h168v302h-168zM272 150l28 16v272l-28 14M104 150l22-14h174l-28 14M300 136v30") +
    line("M104 212h168l28 14", { width: 1.6 }) +
    line(notched({ x: 114, y: 222, width: 148, height: 220 }), { width: 1.1, colour: pack.colour }),
};

function print(pack: Pack): string {
  const brand = fitLine(pack.brand.toUpperCase(), {
    face: "capitals",
    width: 128,
    size: 16,
    smallest: 8,
    spacing: 1.4,
  });
  const name = fitName(pack.name, { width: 136, size: 30, lines: 3 });
  const below = 256 + Math.max(name.lines.length - 1, 0) * name.size * 1.05;
  const word = fitLine(pack.word, { face: "potency", width: 128, size: 40, smallest: 14 });
  const size = fitLine(pack.size, { face: "small", width: 130, size: 14, smallest: 8 });
  const heart = pack.word
    ? setLine({ ...word, face: "potency", x: MIDDLE, y: below + 72, colour: pack.colour })
    : sprig({ x: MIDDLE, y: 408, scale: 1, colour: pack.colour });
  return (
    setLine({ ...brand, face: "capitals", x: MIDDLE, y: 187, colour: "#fff", spacing: 1.4 }) +
    name.lines
      .map((text, row) =>
        setLine({ text, size: name.size, face: "name", x: MIDDLE, y: 256 + row * name.size * 1.05 }),
      )
      .join("") +
    rule({ from: 128, to: 248, x: MIDDLE, y: below + 22, gap: 12, radius: 8 }, pack.colour) +
    heart +
    setLine({ ...size, face: "small", x: MIDDLE, y: 430, colour: TEXT_SOFT })
  );
}

function smallPrint(pack: Pack): string {
  const word = fitLine(pack.word, { face: "potency", width: 140, size: 64, smallest: 20 });
  const heart = pack.word
    ? setLine({ ...word, face: "potency", x: MIDDLE, y: 372, colour: pack.colour })
    : sprig({ x: MIDDLE, y: 410, scale: 1.8, colour: pack.colour });
  return line("M128 252h120M142 280h92", { width: 8, colour: TEXT_SOFT, opacity: 0.55 }) + heart;
}
