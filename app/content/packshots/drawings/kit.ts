import {
  block,
  fill,
  GLASS,
  line,
  notched,
  PAPER,
  PAPER_EDGE,
  plate,
  RUBBER,
  rosette,
  shadow,
  sprig,
  TEXT_SOFT,
} from "../ink.ts";
import { fitLine, fitName, setLine } from "../lettering.ts";
import type { Drawing, Pack } from "../pack.ts";

const LID = "M76 132H324L340 286H60Z";
const LINING = "M90 144H310L322 276H78Z";
const PAPER_LABEL = notched({ x: 92, y: 340, width: 216, height: 98, radius: 9 });
const WOOD = { light: "#a2683a", mid: "#8a5426", lid: "#7d4a22", dark: "#5b3315" };

/** Open wooden case with two rows of vials. */
export const kit: Drawing = {
  word: "Kit",
  crop: { middle: 204, top: 122 },
  draw: (pack) =>
    shadow(52, 296) +
    plate(fill(LID, WOOD.lid) + fill(LINING, PAPER_EDGE) + fill("M90 144H310L312 168H88Z", pack.colour)) +
    (pack.isSmall ? "" : lidPrint(pack)) +
    line(LID) +
    line(LINING, { width: 1.6 }) +
    plate(block({ x: 60, y: 290, width: 280, height: 14 }, WOOD.dark), 2, 1) +
    vials({ count: 9, from: 92, to: 308, y: 262, radius: 10 }, pack.colour) +
    vials({ count: 8, from: 84, to: 316, y: 286, radius: 12 }, pack.colour) +
    plate(
      block({ x: 52, y: 300, width: 296, height: 152, radius: 8 }, WOOD.mid) +
        fill("M330 300h10q8 0 8 8v136q0 8-8 8h-10z", WOOD.dark) +
        fill("M52 318v-10q0-8 8-8h280q8 0 8 8v10z", WOOD.light),
    ) +
    line("M66 346h20M66 372h20M314 362h22M314 392h22M64 418h22M314 432h18", { width: 1.3, opacity: 0.35 }) +
    fill(PAPER_LABEL, PAPER) +
    line(PAPER_LABEL, { width: 2 }) +
    line(notched({ x: 98, y: 346, width: 204, height: 86, radius: 7 }), { width: 1.1, colour: pack.colour }) +
    (pack.isSmall ? smallPrint(pack) : print(pack)) +
    line("M52 308q0-8 8-8h280q8 0 8 8v136q0 8-8 8h-280q-8 0-8-8zM52 318h296") +
    plate(block({ x: 184, y: 308, width: 32, height: 22, radius: 3 }, "#d9a441"), 1, 1) +
    line("M184 311q0-3 3-3h26q3 0 3 3v16q0 3-3 3h-26q-3 0-3-3zM200 316v6", { width: 2 }),
};

function lidPrint(pack: Pack): string {
  const brand = fitLine(pack.brand.toUpperCase(), {
    face: "capitals",
    width: 200,
    size: 14,
    smallest: 8,
    spacing: 2,
  });
  return (
    setLine({ ...brand, face: "capitals", x: 200, y: 162, colour: "#fff", spacing: 2 }) +
    sprig({ x: 142, y: 232, scale: 0.86, colour: pack.colour }) +
    sprig({ x: 258, y: 232, scale: 0.86, colour: pack.colour }) +
    rosette({ x: 200, y: 204, radius: 24 }, pack.colour, { drops: 12, heart: 0.36 })
  );
}

function print(pack: Pack): string {
  const name = fitName(pack.fullName, { width: 190, size: 30, lines: 2 });
  const facts = [pack.potency, pack.size].filter(Boolean).join("  ");
  const foot = fitLine(facts, { face: "small", width: 180, size: 13, smallest: 8 });
  const first = name.lines.length > 1 ? 376 : 388;
  return (
    name.lines
      .map((text, row) =>
        setLine({ text, size: name.size, face: "name", x: 200, y: first + row * name.size * 1.02 }),
      )
      .join("") + setLine({ ...foot, face: "small", x: 200, y: 426, colour: TEXT_SOFT })
  );
}

function smallPrint(pack: Pack): string {
  const word = fitLine(pack.word, { face: "potency", width: 170, size: 56, smallest: 20 });
  return setLine({ ...word, face: "potency", x: 200, y: 408, colour: pack.colour });
}

function vials(
  { count, from, to, y, radius: r }: { count: number; from: number; to: number; y: number; radius: number },
  colour: string,
): string {
  let row = "";
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * i) / (count - 1);
    const cap = block(
      { x: x - r, y: y - r * 1.9, width: r * 2, height: r * 2.3, radius: 3 },
      i % 3 === 1 ? colour : RUBBER.mid,
    );
    const outline = `M${x - r} ${y - r * 1.6}q0-${r * 0.3} ${r * 0.3}-${r * 0.3}h${r * 1.4}q${r * 0.3} 0 ${r * 0.3} ${r * 0.3}v${r * 1.9}h${-r * 2}z`;
    row +=
      plate(cap, 1.5, 1) +
      line(outline, { width: 1.8 }) +
      fill(`M${x - r + 2} ${y + r * 0.3}h${r * 2 - 4}v${r * 0.9}h${4 - r * 2}z`, GLASS.pale);
  }
  return row;
}
