import {
  block,
  fill,
  GLASS,
  hatch,
  INK,
  line,
  PAPER,
  PAPER_SHADE,
  plate,
  RUBBER,
  ribs,
  rosette,
  shadow,
  TEXT_SOFT,
} from "../ink.ts";
import { wrapped } from "../label.ts";
import { fitLine, fitName, setLine } from "../lettering.ts";
import type { Drawing, Pack } from "../pack.ts";

const BODY =
  "M134 318C134 262 172 252 178 222V204H222V222C228 252 266 262 266 318V434Q266 452 248 452H152Q134 452 134 434Z";
const BODY_SHADE =
  "M222 222C228 252 266 262 266 318V434Q266 452 248 452H228Q246 450 246 432V318C246 272 218 256 212 224Z";
const BULB =
  "M186 156C184 144 187 134 187 118C187 98 192 86 200 86C208 86 213 98 213 118C213 134 216 144 214 156Z";
const STRAP = "M140 300C146 286 154 278 160 271H240C246 278 254 286 260 300Z";
const LABEL = wrapped({ x: 135, y: 312, width: 130, height: 112, curve: 7 });
const MARIGOLD = "#f9b215";

/** Round-shouldered bottle with a flower on its label. */
export const bachFlower: Drawing = {
  word: "",
  crop: { middle: 204, top: 76 },
  draw: (pack) =>
    shadow(134, 132) +
    plate(
      fill(BODY, GLASS.pale) +
        fill(BODY_SHADE, GLASS.dark, 0.8) +
        fill("M146 318C147 284 168 270 178 248C172 278 156 284 154 318V436h-5z", GLASS.light) +
        fill(BULB, RUBBER.mid) +
        block({ x: 174, y: 162, width: 52, height: 42, radius: 3 }, "#fbf8f0") +
        fill("M212 162h11q3 0 3 3v36q0 3-3 3h-11z", PAPER_SHADE) +
        block({ x: 180, y: 154, width: 40, height: 10, radius: 2 }, RUBBER.light),
    ) +
    line("M192 100C190 108 191 118 190 130", { width: 2, colour: "#fff", opacity: 0.5 }) +
    ribs({ x: 174, y: 163, width: 52, height: 40, count: 11, opacity: 0.34 }) +
    hatch({ right: 258, from: 290, to: 306, length: 22, step: 5 }) +
    hatch({ right: 263, from: 434, to: 448, length: 22, step: 5 }) +
    hatch({ right: 221, from: 208, to: 228, length: 14, step: 5 }) +
    line(BULB) +
    line("M174 165q0-3 3-3h46q3 0 3 3v36q0 3-3 3h-46q-3 0-3-3zM180 162v-6q0-2 2-2h36q2 0 2 2v6") +
    line(BODY) +
    line("M149 306C152 288 164 276 172 264", { width: 2.2, colour: "#ffe9c9", opacity: 0.8 }) +
    fill(LABEL, PAPER) +
    fill("M250 315L265 312v112l-15 3z", INK, 0.11) +
    (pack.isSmall ? smallPrint() : print(pack)) +
    line(LABEL, { width: 2 }) +
    plate(fill(STRAP, pack.colour), 1, 0) +
    (pack.isSmall ? "" : strapPrint(pack)) +
    line(STRAP, { width: 1.6 }),
};

function print(pack: Pack): string {
  const oneLine = fitName(pack.fullName, { width: 108, size: 21, lines: 1 });
  const isLong = oneLine.size < 11;
  const name = isLong ? fitName(pack.fullName, { width: 108, size: 12.5, lines: 2, smallest: 8 }) : oneLine;
  const first = 397 - (name.lines.length - 1) * 12;
  const facts = [pack.potency, pack.size].filter(Boolean).join("  ");
  const foot = fitLine(facts, { face: "small", width: 106, size: 11, smallest: 7 });
  return (
    flower(isLong ? 342 : 346) +
    name.lines
      .map((text, row) => setLine({ text, size: name.size, face: "name", x: 200, y: first + row * 13 }))
      .join("") +
    setLine({ ...foot, face: "small", x: 200, y: 417, colour: TEXT_SOFT })
  );
}

function smallPrint(): string {
  return (
    rosette({ x: 200, y: 362, radius: 30 }, MARIGOLD, { drops: 5, heart: 0.12 }) +
    line("M160 410h80", { width: 7, colour: TEXT_SOFT, opacity: 0.55 })
  );
}

function strapPrint(pack: Pack): string {
  const brand = fitLine(pack.brand.toUpperCase(), {
    face: "capitals",
    width: 84,
    size: 13,
    smallest: 7,
    spacing: 1,
  });
  return setLine({ ...brand, face: "capitals", x: 200, y: 291, colour: "#fff", spacing: 1 });
}

function flower(y: number): string {
  const petal = "M0 -3C13 -9 12 -24 0 -23C-12 -24 -13 -9 0 -3Z";
  const petals = [0, 72, 144, 216, 288].map((turn) => `<path transform="rotate(${turn})" d="${petal}"/>`);
  const heart = `<circle r="4.5" fill="${INK}"/>`;
  return `<g transform="translate(200 ${y})" fill="${MARIGOLD}" stroke="${INK}" stroke-width="1.2">${petals.join("")}${heart}</g>`;
}
