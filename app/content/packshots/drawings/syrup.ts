import { block, fill, GLASS, hatch, line, PAPER_SHADE, PLASTIC, plate, ribs, shadow } from "../ink.ts";
import { label } from "../label.ts";
import type { Drawing } from "../pack.ts";

const BODY =
  "M136 246C136 214 166 204 174 178V150H226V178C234 204 264 214 264 246V430Q264 452 242 452H158Q136 452 136 430Z";
const BODY_SHADE =
  "M226 178C234 204 264 214 264 246V430Q264 452 242 452H222Q242 448 242 428V246C242 218 222 206 216 180Z";
const CUP = "M163 58Q163 52 169 52H231Q237 52 237 58L246 142H154Z";

/** Amber bottle with a measuring cup over its cap. */
export const syrup: Drawing = {
  word: "Syrup",
  crop: { middle: 204, top: 44 },
  draw: (pack) =>
    shadow(136, 128) +
    plate(
      fill(BODY, GLASS.pale) +
        fill(BODY_SHADE, GLASS.dark, 0.8) +
        fill("M148 246C149 226 166 216 176 196C170 222 158 226 157 246V430h-5z", "#eaa658") +
        block({ x: 170, y: 104, width: 60, height: 46, radius: 4 }, PLASTIC) +
        fill("M216 104h10q4 0 4 4v38q0 4-4 4h-10z", PAPER_SHADE) +
        fill(CUP, "#e9f0ee", 0.72),
    ) +
    ribs({ x: 170, y: 108, width: 60, height: 40, count: 12, opacity: 0.3, stroke: 1.3 }) +
    hatch({ right: 258, from: 228, to: 248, length: 22, step: 5 }) +
    hatch({ right: 262, from: 434, to: 448, length: 24, step: 5 }) +
    hatch({ right: 225, from: 156, to: 184, length: 16, step: 5 }) +
    line("M163 74h10M162 90h14M160 106h10M158 122h14", { width: 1.4, opacity: 0.6 }) +
    line(CUP) +
    line("M150 142h100v8h-100z") +
    line(BODY) +
    line("M150 240C152 226 162 220 170 212", { width: 2.2, colour: "#fff0d8", opacity: 0.8 }) +
    label(pack, { x: 137, y: 256, width: 126, height: 164 }),
};
