import { block, fill, GLASS, hatch, line, PAPER_SHADE, PLASTIC, plate, ribs, shadow } from "../ink.ts";
import { label } from "../label.ts";
import type { Drawing } from "../pack.ts";

const BODY =
  "M112 268Q112 246 134 242L150 239V222H250V239L266 242Q288 246 288 268V430Q288 452 266 452H134Q112 452 112 430Z";
const BODY_SHADE =
  "M250 239L266 242Q288 246 288 268V430Q288 452 266 452H248Q264 448 264 428V266Q264 248 246 243Z";

/** Wide amber bottle of tissue salts, two salt crystals beside it. */
export const biochemic: Drawing = {
  word: "Salt",
  crop: { middle: 208, top: 152 },
  draw: (pack) =>
    shadow(112, 176) +
    plate(
      fill(BODY, GLASS.mid) +
        fill(BODY_SHADE, GLASS.deep, 0.75) +
        fill("M124 268Q125 256 138 251L150 248V244L140 247Q121 252 119 268V430h4z", GLASS.light) +
        block({ x: 138, y: 164, width: 124, height: 60, radius: 8 }, PLASTIC) +
        fill("M246 164h8q8 0 8 8v44q0 8-8 8h-8z", PAPER_SHADE) +
        fill("M138 184v-12q0-8 8-8h108q8 0 8 8v12z", pack.colour),
    ) +
    ribs({ x: 138, y: 186, width: 124, height: 36, count: 18, opacity: 0.32 }) +
    hatch({ right: 282, from: 254, to: 266, length: 24, step: 5 }) +
    hatch({ right: 287, from: 434, to: 448, length: 26, step: 5 }) +
    line("M138 172q0-8 8-8h108q8 0 8 8v44q0 8-8 8h-108q-8 0-8-8zM138 184h124") +
    line(BODY) +
    label(pack, { x: 113, y: 276, width: 174, height: 146, curve: 8, strip: 0.17 }) +
    (pack.isSmall ? "" : crystal(307, 436, 13) + crystal(326, 442, 9)),
};

function crystal(x: number, y: number, radius: number): string {
  const side = radius * 0.87;
  const half = radius / 2;
  const outline = `M${x} ${y - radius}L${x + side} ${y - half}V${y + half}L${x} ${y + radius}L${x - side} ${y + half}V${y - half}Z`;
  const edges = `M${x} ${y - radius}V${y}L${x + side} ${y + half}M${x} ${y}L${x - side} ${y + half}`;
  return fill(outline, "#fffdf6") + line(outline, { width: 1.8 }) + line(edges, { width: 1, opacity: 0.5 });
}
