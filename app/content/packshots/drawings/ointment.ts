import {
  block,
  fill,
  INK,
  line,
  PAPER_EDGE,
  PAPER_SHADE,
  plate,
  ribs,
  rule,
  shadow,
  sprig,
  TEXT_SOFT,
} from "../ink.ts";
import { fitLine, fitName, setLine } from "../lettering.ts";
import type { Drawing, Pack } from "../pack.ts";

const TUBE = "M142 108H258L238 398H162Z";
const FOLDS =
  "M146 86v22M154 86v22M162 86v22M170 86v22M178 86v22M186 86v22M194 86v22M202 86v22M210 86v22M218 86v22M226 86v22M234 86v22M242 86v22M250 86v22";

/** Folded tube that stands on its cap. */
export const ointment: Drawing = {
  word: "External",
  crop: { middle: 202, top: 74 },
  draw: (pack) =>
    shadow(156, 88) +
    plate(
      fill(TUBE, "#fdfaf3") +
        fill("M258 108L238 398H220C232 330 240 200 238 108Z", PAPER_SHADE, 0.7) +
        fill("M143.5 128H256.5L254.5 160H145.5Z", pack.colour) +
        block({ x: 138, y: 84, width: 124, height: 26, radius: 2 }, PAPER_EDGE) +
        block({ x: 158, y: 398, width: 84, height: 54, radius: 6 }, pack.colour) +
        fill("M226 398h10q6 0 6 6v42q0 6-6 6h-10z", INK, 0.25),
    ) +
    line(FOLDS, { width: 1.2, opacity: 0.4 }) +
    ribs({ x: 158, y: 402, width: 84, height: 48, count: 14, opacity: 0.35 }) +
    (pack.isSmall ? smallPrint(pack) : print(pack)) +
    line("M138 86q0-2 2-2h120q2 0 2 2v22h-124z") +
    line(TUBE) +
    line("M158 404q0-6 6-6h72q6 0 6 6v42q0 6-6 6h-72q-6 0-6-6z") +
    `<path d="M250 176L236 380M245 190L233 372" fill="none" stroke="${INK}" stroke-width="1.1" opacity=".3" stroke-dasharray="26 7 40 5"/>` +
    line("M150 124l14 250", { width: 2, colour: "#fff" }),
};

function print(pack: Pack): string {
  const brand = fitLine(pack.brand.toUpperCase(), {
    face: "capitals",
    width: 92,
    size: 14,
    smallest: 7.5,
    spacing: 1,
  });
  const name = fitName(pack.name, { width: 80, size: 27, lines: 3 });
  const below = 186 + Math.max(name.lines.length - 1, 0) * name.size * 1.05;
  const word = fitLine(pack.word, { face: "potency", width: 76, size: 24, smallest: 11 });
  const size = fitLine(pack.size, { face: "small", width: 70, size: 12.5, smallest: 8 });
  return (
    setLine({ ...brand, face: "capitals", x: 200, y: 149, colour: "#fff", spacing: 1 }) +
    name.lines
      .map((text, row) =>
        setLine({ text, size: name.size, face: "name", x: 200, y: 186 + row * name.size * 1.05 }),
      )
      .join("") +
    rule({ from: 166, to: 234, x: 200, y: below + 18, gap: 8, radius: 6.4 }, pack.colour) +
    setLine({ ...word, face: "potency", x: 200, y: below + 52, colour: pack.colour }) +
    (below < 230 ? sprig({ x: 200, y: 356, scale: 1, colour: pack.colour }) : "") +
    setLine({ ...size, face: "small", x: 200, y: 380, colour: TEXT_SOFT })
  );
}

function smallPrint(pack: Pack): string {
  const word = fitLine(pack.word, { face: "potency", width: 80, size: 44, smallest: 14 });
  return (
    line("M164 190h72M172 218h56", { width: 7, colour: TEXT_SOFT, opacity: 0.55 }) +
    setLine({ ...word, face: "potency", x: 200, y: 296, colour: pack.colour })
  );
}
