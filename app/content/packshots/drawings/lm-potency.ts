import { CORK, fill, GLASS, hatch, INK, line, PAPER, plate, rule, shadow, TEXT_SOFT } from "../ink.ts";
import { fitLine, fitName, setLine } from "../lettering.ts";
import type { Drawing, Pack } from "../pack.ts";

const BODY =
  "M-46 -150C-46 -168 -34 -176 -22 -180V-200H22V-180C34 -176 46 -168 46 -150V-12Q46 0 34 0H-34Q-46 0 -46 -12Z";
const BODY_SHADE =
  "M22 -180C34 -176 46 -168 46 -150V-12Q46 0 34 0H20Q32 -2 32 -14V-150C32 -166 26 -174 16 -178Z";
const STOPPER = "M-26 -238q0-4 4-4h44q4 0 4 4v38h-52z";
const LABEL = "M-45 -146q45 9 90 0v122q-45 9-90 0z";
const MIDDLE = 168;
const SCALE = 1.32;

/** Corked vial with the smaller one it is diluted into. */
export const lmPotency: Drawing = {
  word: "LM",
  crop: { middle: 208, top: 126 },
  draw: (pack) =>
    shadow(112, 196) +
    vial({ x: 262, scale: 0.92, glass: GLASS.dark, cork: "#b98a4b" }, pack.colour) +
    vial({ x: MIDDLE, scale: SCALE, glass: GLASS.mid, cork: CORK.mid }, pack.colour) +
    (pack.isSmall ? smallPrint(pack) : print(pack)),
};

function vial(
  { x, scale, glass, cork }: { x: number; scale: number; glass: string; cork: string },
  colour: string,
): string {
  const drawn =
    plate(
      fill(BODY, glass) +
        fill(BODY_SHADE, GLASS.deep, 0.75) +
        fill("M-38 -148C-37 -160 -30 -166 -22 -170C-30 -162 -32 -156 -32 -148V-12h-4z", GLASS.light) +
        fill(STOPPER, cork) +
        fill("M14 -242h8q4 0 4 4v38h-12z", CORK.dark),
    ) +
    line("M-18 -228h8M0 -216h10M-14 -208h6M4 -232h8", { width: 1.3, opacity: 0.45 }) +
    line(STOPPER) +
    line(BODY) +
    hatch({ right: 44, from: -160, to: -150, length: 14, step: 4.5 }) +
    fill(LABEL, PAPER) +
    fill("M-45 -146q45 9 90 0v22q-45 9-90 0z", colour) +
    fill("M34 -143.5L45 -146v122l-11 2.4z", INK, 0.11) +
    line(LABEL, { width: 2 }) +
    hatch({ right: 44, from: -16, to: -5, length: 16, step: 4.5 });
  return `<g transform="translate(${x} 452) scale(${scale})">${drawn}</g>`;
}

function print(pack: Pack): string {
  const brand = fitLine(pack.brand.toUpperCase(), {
    face: "capitals",
    width: 84,
    size: 14,
    smallest: 7,
    spacing: 0.8,
  });
  const name = fitName(pack.name, { width: 96, size: 25, lines: 2, smallest: 8 });
  const word = fitLine(pack.word, { face: "potency", width: 92, size: 35.5, smallest: 10 });
  const size = fitLine(pack.size, { face: "small", width: 96, size: 12.5, smallest: 8 });
  const first = height(-98) - ((name.lines.length - 1) / 2) * name.size * 1.05;
  return (
    setLine({ ...brand, face: "capitals", x: MIDDLE - 2, y: height(-130.5), colour: "#fff", spacing: 0.8 }) +
    name.lines
      .map((text, row) =>
        setLine({ text, size: name.size, face: "name", x: MIDDLE - 3, y: first + row * name.size * 1.05 }),
      )
      .join("") +
    rule({ from: MIDDLE - 44, to: MIDDLE + 40, x: MIDDLE - 1, y: height(-84) }, pack.colour) +
    setLine({ ...word, face: "potency", x: MIDDLE - 2, y: height(-52), colour: pack.colour }) +
    setLine({ ...size, face: "small", x: MIDDLE - 2, y: height(-31), colour: TEXT_SOFT })
  );
}

function smallPrint(pack: Pack): string {
  const word = fitLine(pack.word, { face: "potency", width: 110, size: 45, smallest: 14 });
  return (
    line(`M${MIDDLE - 32} ${height(-104)}h64`, { width: 9, colour: TEXT_SOFT, opacity: 0.55 }) +
    setLine({ ...word, face: "potency", x: MIDDLE, y: height(-52), colour: pack.colour })
  );
}

/** Where a height of the vial, in its own units, lies on the canvas. */
function height(own: number): number {
  return 452 + own * SCALE;
}
