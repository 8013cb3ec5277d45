import { block, fill, GLASS, hatch, line, plate, ribs, shadow } from "../ink.ts";
import { label } from "../label.ts";
import type { Drawing } from "../pack.ts";

const BODY =
  "M122 250C122 228 134 217 152 213L165 210C172 208 174 203 174 196V174H226V196C226 203 228 208 235 210L248 213C266 217 278 228 278 250V432Q278 452 258 452H142Q122 452 122 432Z";
const BODY_SHADE =
  "M248 213C266 217 278 228 278 250V432Q278 452 258 452H240Q256 450 256 428V252C256 232 248 222 234 215Z";

/** Dark bottle with a black screw cap; the Q stands in a ring. */
export const motherTincture: Drawing = {
  word: "",
  crop: { middle: 204, top: 100 },
  draw: (pack) =>
    shadow(122, 156) +
    plate(
      fill(BODY, GLASS.dark) +
        fill(BODY_SHADE, GLASS.deep) +
        fill("M135 250C136 236 144 228 156 225L168 222C150 228 146 236 145 250Z", GLASS.light) +
        fill("M130 434V256h4v178z", GLASS.light) +
        block({ x: 160, y: 112, width: 80, height: 62, radius: 6 }, "#24211d") +
        block({ x: 160, y: 112, width: 80, height: 14, radius: 6 }, "#3c362f"),
    ) +
    ribs({ x: 160, y: 128, width: 80, height: 44, count: 14, colour: "#fff", opacity: 0.22, stroke: 1.6 }) +
    line("M168 118h40", { width: 2, colour: "#fff", opacity: 0.35 }) +
    hatch({ right: 265, from: 226, to: 244, length: 20, step: 5 }) +
    hatch({ right: 277, from: 432, to: 448, length: 24, step: 5 }) +
    hatch({ right: 225, from: 178, to: 206, length: 18, step: 5 }) +
    line("M160 118q0-6 6-6h68q6 0 6 6v50q0 6-6 6h-68q-6 0-6-6zM160 127h80") +
    line(BODY) +
    line("M136 246C138 236 145 231 156 228", { width: 2.2, colour: "#ffe0b0", opacity: 0.8 }) +
    label(pack, {
      x: 123,
      y: 256,
      width: 154,
      height: 166,
      curve: 8,
      isSealed: pack.word.length === 1 || pack.word.length === 2,
    }),
};
