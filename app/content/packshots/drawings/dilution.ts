import { block, fill, GLASS, hatch, INK, line, plate, RUBBER, ribs, shadow } from "../ink.ts";
import { label } from "../label.ts";
import type { Drawing } from "../pack.ts";

const BODY =
  "M138 268C138 240 152 227 169 219C177 215 180 209 180 201V188H220V201C220 209 223 215 231 219C248 227 262 240 262 268V436Q262 452 246 452H154Q138 452 138 436Z";
const BODY_SHADE =
  "M232 219C250 228 262 242 262 268V436Q262 452 246 452H226C238 452 240 440 240 424V270C240 246 238 232 224 214Z";
const BODY_SHINE = "M150 262C151 246 158 238 170 231C176 227 180 224 183 219C177 232 164 236 160 262Z";
const BULB =
  "M184 146C182 132 185 122 185 104C185 84 191 70 200 70C209 70 215 84 215 104C215 122 218 132 216 146Z";

/** Amber bottle with a dropper, its bulb in the brand's colour. */
export const dilution: Drawing = {
  word: "",
  crop: { middle: 204, top: 60 },
  draw: (pack) =>
    shadow(138, 124) +
    plate(
      fill(BODY, GLASS.mid) +
        fill(BODY_SHADE, GLASS.deep, 0.7) +
        fill(BODY_SHINE, GLASS.light) +
        fill("M146 432v-2h-2V272h4z", GLASS.light) +
        fill(BULB, pack.colour) +
        fill(
          "M206 78C214 84 213 104 214 122C215 132 218 138 216 146H204C208 124 210 100 206 78Z",
          INK,
          0.22,
        ) +
        block({ x: 172, y: 152, width: 56, height: 38, radius: 3 }, RUBBER.mid) +
        block({ x: 178, y: 144, width: 44, height: 10, radius: 2 }, RUBBER.light),
    ) +
    line("M190 84C188 92 189 104 188 116", { width: 2, colour: "#fff", opacity: 0.55 }) +
    ribs({ x: 172, y: 153, width: 56, height: 36, count: 11, colour: "#fff", opacity: 0.26, stroke: 1.6 }) +
    hatch({ right: 256, from: 238, to: 264, length: 20 }) +
    hatch({ right: 261, from: 432, to: 446, length: 20, step: 5 }) +
    hatch({ right: 219, from: 192, to: 214, length: 14, step: 5 }) +
    line(BULB) +
    line("M172 155q0-3 3-3h50q3 0 3 3v32q0 3-3 3h-50q-3 0-3-3z") +
    line("M178 152v-6q0-2 2-2h40q2 0 2 2v6") +
    line(BODY) +
    line("M151 264C152 250 158 241 168 234", { width: 2.2, colour: "#ffe9c9", opacity: 0.8 }) +
    label(pack, { x: 139, y: 274, width: 122, height: 152 }),
};
