import {
  block,
  fill,
  hatch,
  INK,
  line,
  looseTablets,
  PAPER_EDGE,
  PAPER_SHADE,
  PLASTIC,
  plate,
  ribs,
  shadow,
} from "../ink.ts";
import { label } from "../label.ts";
import type { Drawing } from "../pack.ts";

const BODY = "M128 220Q128 206 142 206H258Q272 206 272 220V432Q272 452 252 452H148Q128 452 128 432Z";
const BODY_SHADE = "M252 206H258Q272 206 272 220V432Q272 452 252 452H240Q252 448 252 430Z";

/** White plastic pot with a lid in the brand's colour. */
export const tablets: Drawing = {
  word: "Tablets",
  crop: { middle: 214, top: 124 },
  draw: (pack) =>
    shadow(128, 150) +
    plate(
      fill(BODY, PLASTIC) +
        fill(BODY_SHADE, PAPER_SHADE, 0.75) +
        block({ x: 142, y: 194, width: 116, height: 14 }, PAPER_EDGE) +
        block({ x: 122, y: 136, width: 156, height: 60, radius: 10 }, pack.colour) +
        fill("M258 136h10q10 0 10 10v40q0 10-10 10h-10z", INK, 0.22) +
        fill("M122 150v-4q0-10 10-10h136q10 0 10 10v4z", "#fff", 0.22),
    ) +
    ribs({ x: 122, y: 152, width: 156, height: 42, count: 22, opacity: 0.34, stroke: 1.5 }) +
    hatch({ right: 270, from: 212, to: 226, length: 18, step: 5 }) +
    hatch({ right: 270, from: 434, to: 448, length: 22, step: 5 }) +
    line("M142 196v12M258 196v12") +
    line("M122 146q0-10 10-10h136q10 0 10 10v40q0 10-10 10h-136q-10 0-10-10zM122 151h156") +
    line(BODY) +
    label(pack, { x: 129, y: 232, width: 142, height: 190, curve: 8, strip: 0.14 }) +
    looseTablets(296, 448),
};
