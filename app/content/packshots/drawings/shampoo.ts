import { block, fill, hatch, INK, line, PAPER_SHADE, PLASTIC, plate, shadow } from "../ink.ts";
import { label } from "../label.ts";
import type { Drawing } from "../pack.ts";

const BODY = "M126 204Q126 172 158 170H242Q274 172 274 204L268 432Q267 452 246 452H154Q133 452 132 432Z";
const BODY_SHADE =
  "M244 170Q274 172 274 204L268 432Q267 452 246 452H226Q244 448 245 428L250 208Q250 180 244 170Z";
const SPOUT = "M138 82Q138 70 150 70H222Q232 70 232 80V94H150Q138 94 138 82Z";

/** Wide plastic bottle with a pump in the brand's colour. */
export const shampoo: Drawing = {
  word: "Shampoo",
  crop: { middle: 204, top: 62 },
  draw: (pack) =>
    shadow(130, 140) +
    plate(
      fill(BODY, PLASTIC) +
        fill(BODY_SHADE, PAPER_SHADE, 0.8) +
        block({ x: 192, y: 94, width: 16, height: 46 }, PAPER_SHADE) +
        block({ x: 168, y: 138, width: 64, height: 32, radius: 5 }, pack.colour) +
        fill(SPOUT, pack.colour) +
        fill("M216 138h11q5 0 5 5v22q0 5-5 5h-11z", INK, 0.22) +
        fill("M218 70h4q10 0 10 10v14h-14z", INK, 0.22),
    ) +
    line("M192 94v44M208 94v44") +
    line("M168 143q0-5 5-5h54q5 0 5 5v27h-64z") +
    line(SPOUT) +
    line(BODY) +
    hatch({ right: 271, from: 184, to: 206, length: 20, step: 5 }) +
    hatch({ right: 266, from: 432, to: 446, length: 20, step: 5 }) +
    line("M138 206Q138 186 156 182", { width: 2.2, colour: "#fff" }) +
    label(pack, { x: 131, y: 230, width: 138, height: 178 }),
};
