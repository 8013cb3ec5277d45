import { block, CORK, fill, hatch, line, plate, shadow } from "../ink.ts";
import { label } from "../label.ts";
import type { Drawing } from "../pack.ts";

const JAR = "M108 262Q108 236 134 232H266Q292 236 292 262V432Q292 452 272 452H128Q108 452 108 432Z";
const JAR_SHADE = "M268 232Q292 236 292 262V432Q292 452 272 452H256Q276 448 276 430V262Q276 240 258 232Z";
const POWDER = "M116 300C150 288 170 304 204 294C240 284 262 300 284 292";

/** Clear jar of powder with a cork. */
export const trituration: Drawing = {
  word: "Powder",
  crop: { middle: 204, top: 160 },
  draw: (pack) =>
    shadow(108, 184) +
    plate(
      fill(JAR, "#dfe9e4") +
        fill(`${POWDER}V428Q284 444 268 444H132Q116 444 116 428Z`, "#fffdf6") +
        fill(JAR_SHADE, "#b9cac2", 0.7) +
        block({ x: 122, y: 172, width: 156, height: 58, radius: 6 }, CORK.mid) +
        fill("M262 172h10q6 0 6 6v46q0 6-6 6h-10z", CORK.dark) +
        fill("M122 188v-10q0-6 6-6h144q6 0 6 6v10z", CORK.light),
    ) +
    line("M134 204h18M166 214h26M206 198h22M240 212h20M150 222h14M216 220h16", { width: 1.4, opacity: 0.4 }) +
    hatch({ right: 290, from: 250, to: 292, length: 24, opacity: 0.45 }) +
    hatch({ right: 291, from: 434, to: 448, length: 24, step: 5 }) +
    line(POWDER, { width: 1.6, opacity: 0.6 }) +
    line("M122 178q0-6 6-6h144q6 0 6 6v46q0 6-6 6h-144q-6 0-6-6zM122 189h156") +
    line(JAR) +
    line("M120 262q2-14 16-19", { width: 2.6, colour: "#fff" }) +
    label(pack, { x: 128, y: 310, width: 144, height: 120, curve: 0, strip: 0.2 }),
};
