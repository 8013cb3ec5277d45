import { block, fill, GLASS, hatch, INK, line, plate, ribs, shadow } from "../ink.ts";
import { label } from "../label.ts";
import type { Drawing } from "../pack.ts";

const BODY =
  "M146 214C146 188 176 176 180 152V134H220V152C224 176 254 188 254 214V436Q254 452 238 452H162Q146 452 146 436Z";
const OIL =
  "M150 230C172 224 192 238 214 232C230 228 242 228 250 231V434Q250 448 236 448H164Q150 448 150 434Z";

/** Tall clear bottle of golden oil, filled to the shoulder, with a cap in the brand's colour. */
export const oil: Drawing = {
  word: "Oil",
  crop: { middle: 204, top: 76 },
  draw: (pack) =>
    shadow(146, 108) +
    plate(
      fill(BODY, "#f2ead2") +
        fill(OIL, "#d9a92e") +
        fill("M232 232L250 231V434Q250 448 236 448H222Q232 444 232 428Z", GLASS.pale, 0.55) +
        fill("M158 240h6V430h-6z", "#f4d67c") +
        block({ x: 172, y: 84, width: 56, height: 52, radius: 6 }, pack.colour) +
        fill("M212 84h10q6 0 6 6v40q0 6-6 6h-10z", INK, 0.22),
    ) +
    ribs({ x: 172, y: 92, width: 56, height: 42, count: 10, colour: "#fff", opacity: 0.3, stroke: 1.5 }) +
    hatch({ right: 250, from: 200, to: 222, length: 16, step: 5 }) +
    hatch({ right: 252, from: 434, to: 446, length: 18, step: 5 }) +
    line("M172 90q0-6 6-6h44q6 0 6 6v40q0 6-6 6h-44q-6 0-6-6z") +
    line(BODY) +
    line("M156 222C160 204 170 196 178 184", { width: 2.2, colour: "#fff" }) +
    label(pack, { x: 147, y: 262, width: 106, height: 150 }),
};
