import {
  block,
  fill,
  GLASS,
  hatch,
  INK,
  line,
  PAPER,
  PAPER_EDGE,
  PAPER_SHADE,
  PLASTIC,
  plate,
  ribs,
  shadow,
  sprig,
  TEXT_SOFT,
} from "../ink.ts";
import { label } from "../label.ts";
import { fitLine, fitName, setLine } from "../lettering.ts";
import type { Drawing, Pack } from "../pack.ts";

const BODY =
  "M226 304C226 284 236 276 248 270C254 267 256 262 256 256V246H288V256C288 262 290 267 296 270C308 276 318 284 318 304V438Q318 452 304 452H240Q226 452 226 438Z";
const BODY_SHADE =
  "M296 270C308 276 318 284 318 304V438Q318 452 304 452H288Q302 450 302 436V304C302 288 296 278 288 272Z";
const FRONT_MIDDLE = 148;

/** Carton and the small dropper bottle that comes in it. */
export const drops: Drawing = {
  word: "Drops",
  crop: { middle: 206, top: 122 },
  draw: (pack) =>
    shadow(84, 236) +
    plate(
      block({ x: 84, y: 142, width: 128, height: 310 }, PAPER) +
        block({ x: 84, y: 142, width: 128, height: 52 }, pack.colour) +
        fill("M212 142l18 10v290l-18 10z", PAPER_SHADE) +
        fill("M212 142l18 10v51l-18-9z", pack.colour) +
        fill("M212 142l18 10v51l-18-9z", INK, 0.25) +
        fill("M84 142l14-10h134l-20 10z", PAPER_EDGE),
      2,
      1,
    ) +
    (pack.isSmall ? smallPrint(pack) : print(pack)) +
    line("M84 142h128v310h-128zM212 142l18 10v290l-18 10M84 142l12-9h134l-18 9") +
    line("M84 194h128l18 9", { width: 1.6 }) +
    bottle(pack),
};

function bottle(pack: Pack): string {
  return (
    plate(
      fill(BODY, GLASS.mid) +
        fill(BODY_SHADE, GLASS.deep, 0.75) +
        fill("M236 304C237 292 244 284 254 278C246 286 243 292 242 304V440h-5z", GLASS.light) +
        block({ x: 250, y: 200, width: 44, height: 46, radius: 3 }, PLASTIC) +
        fill("M282 200h9q3 0 3 3v40q0 3-3 3h-9z", PAPER_SHADE) +
        fill("M262 200L266 172Q272 164 278 172L282 200Z", PLASTIC),
    ) +
    ribs({ x: 250, y: 202, width: 44, height: 42, count: 10, opacity: 0.34, stroke: 1.3 }) +
    line("M262 200L266 172Q272 164 278 172L282 200") +
    line("M250 203q0-3 3-3h38q3 0 3 3v40q0 3-3 3h-38q-3 0-3-3z") +
    line(BODY) +
    hatch({ right: 316, from: 290, to: 302, length: 16, step: 4.5 }) +
    hatch({ right: 317, from: 438, to: 448, length: 16, step: 4.5 }) +
    label(bottlePrint(pack), {
      x: 227,
      y: 312,
      width: 90,
      height: 114,
      curve: 5,
      strip: 0.2,
    })
  );
}

/** The bottle is too small for the name, and in a thumbnail for the potency too. */
function bottlePrint(pack: Pack): Pack {
  if (pack.isSmall) return { ...pack, word: "" };
  return { ...pack, name: pack.shortName, word: pack.word === pack.shortName ? drops.word : pack.word };
}

function print(pack: Pack): string {
  const brand = fitLine(pack.brand.toUpperCase(), {
    face: "capitals",
    width: 106,
    size: 15,
    smallest: 8,
    spacing: 1.2,
  });
  const name = fitName(pack.name, { width: 108, size: 25, lines: 3 });
  const word = fitLine(pack.word, { face: "potency", width: 104, size: 30, smallest: 13 });
  const size = fitLine(pack.size, { face: "small", width: 112, size: 12.5, smallest: 8 });
  return (
    setLine({ ...brand, face: "capitals", x: FRONT_MIDDLE, y: 174, colour: "#fff", spacing: 1.2 }) +
    name.lines
      .map((text, row) =>
        setLine({ text, size: name.size, face: "name", x: FRONT_MIDDLE, y: 232 + row * name.size * 1.05 }),
      )
      .join("") +
    sprig({ x: FRONT_MIDDLE, y: 378, scale: 0.95, colour: pack.colour }) +
    setLine({ ...word, face: "potency", x: FRONT_MIDDLE, y: 412, colour: pack.colour }) +
    setLine({ ...size, face: "small", x: FRONT_MIDDLE, y: 438, colour: TEXT_SOFT })
  );
}

function smallPrint(pack: Pack): string {
  const word = fitLine(pack.word, { face: "potency", width: 114, size: 60, smallest: 18 });
  return (
    line("M102 234h92M114 258h68", { width: 7, colour: TEXT_SOFT, opacity: 0.55 }) +
    setLine({ ...word, face: "potency", x: FRONT_MIDDLE, y: 340, colour: pack.colour })
  );
}
