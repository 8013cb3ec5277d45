/** Block print: a flat colour printed a little off its ink outline. No gradients, no ids, no fonts. */

export const INK = "#2a1c10";
export const PAPER = "#fefcf8";
export const PAPER_EDGE = "#efe3cc";
export const PAPER_SHADE = "#d9c7a4";
export const PLASTIC = "#fbf8f0";
export const TEXT = "#101f19";
export const TEXT_SOFT = "#41514a";
export const GLASS = { light: "#d58a3f", pale: "#b8692a", mid: "#93501f", dark: "#713a17", deep: "#4f2812" };
export const CORK = { light: "#dcb679", mid: "#c99d5d", dark: "#9a7038" };
export const RUBBER = { mid: "#2b2621", light: "#3a342d" };

type Print = { colour?: string; opacity?: number };
type Pen = Print & { width?: number };
type Rect = { x: number; y: number; width: number; height: number; radius?: number };
type Hatching = Print & { right: number; from: number; to: number; length: number; step?: number };
type Ribs = {
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
  colour?: string;
  opacity?: number;
  stroke?: number;
};
type Rule = { from: number; to: number; x: number; y: number; gap?: number; radius?: number };
type Sprig = { x: number; y: number; scale: number; colour: string; opacity?: number };
type Round = { x: number; y: number; radius: number };

/** A shape filled with one colour. */
export function fill(d: string, colour: string, opacity?: number): string {
  return `<path d="${d}" fill="${colour}"${see(opacity)}/>`;
}

/** An ink line; caps and joins are round (set on the root). */
export function line(d: string, { width = 2.4, colour = INK, opacity }: Pen = {}): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${see(opacity)}/>`;
}

/** A rectangle filled with one colour. */
export function block({ x, y, width, height, radius }: Rect, colour: string, opacity?: number): string {
  const corner = radius ? ` rx="${radius}"` : "";
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} fill="${colour}"${see(opacity)}/>`;
}

/** The colour plate, shifted against the ink so that a sliver of light shows. */
export function plate(drawing: string, dx = 3, dy = 1.5): string {
  return `<g transform="translate(${dx} ${dy})">${drawing}</g>`;
}

/** The shadow on the shelf below a pack that stands from x over a width. */
export function shadow(x: number, width: number): string {
  const middle = x + width / 2;
  return (
    `<ellipse cx="${middle + 8}" cy="453" rx="${width / 2 + 16}" ry="7" fill="${INK}" opacity=".13"/>` +
    `<ellipse cx="${middle + 4}" cy="453" rx="${width / 2 + 2}" ry="4" fill="${INK}" opacity=".2"/>`
  );
}

/** Engraving: short strokes that follow the turn of a cylinder, leftwards from its right edge. */
export function hatch({ right, from, to, length, step = 6, colour = INK, opacity = 0.55 }: Hatching): string {
  let strokes = "";
  for (let row = 0, y = from; y <= to; row++, y += step) {
    const reach = length * (0.62 + 0.38 * Math.abs(Math.sin(row * 1.7)));
    strokes += `M${right} ${short(y)}q${short(-reach / 2)} 3.4 ${short(-reach)} 2.6`;
  }
  return line(strokes, { width: 1.1, colour, opacity });
}

/** The ribs of a screw cap, closer together towards its sides. */
export function ribs({
  x,
  y,
  width,
  height,
  count,
  colour = INK,
  opacity = 0.45,
  stroke = 1.4,
}: Ribs): string {
  let strokes = "";
  for (let rib = 1; rib < count; rib++) {
    const across = 0.5 - 0.5 * Math.cos((Math.PI * rib) / count);
    strokes += `M${short(x + width * across)} ${y}v${height}`;
  }
  return line(strokes, { width: stroke, colour, opacity });
}

/** Outline of a paper label with cut corners. */
export function notched({ x, y, width, height, radius: r = 8 }: Rect): string {
  const arc = `A${r} ${r} 0 0 0`;
  const right = x + width;
  const bottom = y + height;
  return (
    `M${x + r} ${y}H${right - r}${arc} ${right} ${y + r}V${bottom - r}${arc} ${right - r} ${bottom}` +
    `H${x + r}${arc} ${x} ${bottom - r}V${y + r}${arc} ${x + r} ${y}Z`
  );
}

/** A small marigold: drops round a point. */
export function rosette({ x, y, radius: r }: Round, colour: string, { drops = 8, heart = 0.3 } = {}): string {
  const inner = short(-r * heart);
  const drop =
    `M0 ${inner}C${short(r * 0.36)} ${short(-r * 0.55)} ${short(r * 0.3)} ${short(-r * 0.9)} 0 ${short(-r)}` +
    `C${short(-r * 0.3)} ${short(-r * 0.9)} ${short(-r * 0.36)} ${short(-r * 0.55)} 0 ${inner}Z`;
  const turned = Array.from(
    { length: drops },
    (_, i) => `<path transform="rotate(${(360 / drops) * i})" d="${drop}"/>`,
  );
  return `<g fill="${colour}" transform="translate(${short(x)} ${short(y)})">${turned.join("")}</g>`;
}

/** A rule with a rosette in its middle, between name and potency. */
export function rule({ from, to, x, y, gap = 10, radius = 6.8 }: Rule, colour: string): string {
  return (
    line(`M${from} ${y}H${x - gap}M${x + gap} ${y}H${to}`, { width: 1.1, colour, opacity: 0.75 }) +
    rosette({ x, y, radius }, colour)
  );
}

const leaves = [
  [0, -10, 40],
  [0, -10, -40],
  [1, -24, 38],
  [1, -24, -38],
  [0, -38, 34],
  [0, -38, -34],
  [0, -50, 0],
] as const;

/** A leafy twig that stands on (x, y). */
export function sprig({ x, y, scale, colour, opacity }: Sprig): string {
  const leaf = "M0 0C7 -5 7 -15 0 -21C-7 -15 -7 -5 0 0Z";
  const drawn = leaves.map(
    ([left, top, turn]) => `<path transform="translate(${left} ${top}) rotate(${turn})" d="${leaf}"/>`,
  );
  const stem = line("M0 0C2 -18 2 -34 0 -52", { width: 1.8, colour });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"${see(opacity)}>${stem}${drawn.join("")}</g>`;
}

/** Three tablets lying before the pack. */
export function looseTablets(x: number, y: number): string {
  const tablet =
    fill("M-13 -4v5c0 4 6 7 13 7s13-3 13-7v-5z", PAPER_EDGE) +
    `<ellipse rx="13" ry="6.5" cy="-4" fill="#fffdf6"/>` +
    line("M-13 -4v5c0 4 6 7 13 7s13-3 13-7v-5M-13 -4a13 6.5 0 1 0 26 0a13 6.5 0 1 0-26 0M-6 -4h12", {
      width: 1.7,
    });
  const places = [`${x} ${y}`, `${x + 26} ${y + 3}`, `${x + 12} ${y - 9}`];
  return places.map((place) => `<g transform="translate(${place})">${tablet}</g>`).join("");
}

/** Sugar globules, each a circle with a touch of shade. */
export function globules(places: Round[]): string {
  return places.map(globule).join("");
}

function globule({ x, y, radius: r }: Round): string {
  return (
    `<circle cx="${short(x + 0.8)}" cy="${short(y + 0.6)}" r="${r}" fill="#fffdf6"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
    line(
      `M${short(x + r * 0.2)} ${short(y + r * 0.55)}a${short(r * 0.6)} ${short(r * 0.6)} 0 0 0 ${short(r * 0.45)} ${short(-r * 0.6)}`,
      { width: 0.9, opacity: 0.5 },
    )
  );
}

function see(opacity: number | undefined): string {
  return opacity === undefined ? "" : ` opacity="${opacity}"`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
