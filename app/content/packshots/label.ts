import { fill, INK, line, PAPER, rule, TEXT_SOFT } from "./ink.ts";
import { type FittedName, fitLine, fitName, setLine } from "./lettering.ts";
import type { Pack } from "./pack.ts";

type LabelPlace = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** how far the label sags round the glass; 0 lies flat */
  curve?: number;
  /** share of the height that the brand's strip takes */
  strip?: number;
  /** the potency stands in a ring */
  isSealed?: boolean;
};

type Column = { middle: number; width: number; top: number; bottom: number; left: number; right: number };
type Stack = {
  name: FittedName;
  nameHeight: number;
  word: { text: string; size: number };
  wordHeight: number;
  ring: number;
  gap: number;
  hasRule: boolean;
};

/** Paper label round a pack: brand, name, rule, potency, pack size; a thumbnail has the potency only. */
export function label(
  pack: Pack,
  { x, y, width, height, curve = 7, strip = 0.16, isSealed = false }: LabelPlace,
): string {
  const outline = wrapped({ x, y, width, height, curve });
  const stripHeight = Math.max(22, height * strip);
  const middle = x + width / 2 - (curve ? 3 : 0);
  const column = {
    middle,
    width: width - (curve ? 34 : 22),
    top: y + stripHeight + curve,
    bottom: y + height + curve,
    left: x + 18,
    right: x + width - 18,
  };
  const paper =
    fill(outline, PAPER) +
    fill(wrapped({ x, y, width, height: stripHeight, curve }), pack.colour) +
    fill(
      `M${x + width - 15} ${y + curve * 0.42}L${x + width} ${y}v${height}l-15 ${curve * 0.42}z`,
      INK,
      0.11,
    );
  if (pack.isSmall) return paper + smallPrint(pack, outline, column);
  const brand = fitLine(pack.brand.toUpperCase(), {
    face: "capitals",
    width: width * 0.78,
    size: 14,
    smallest: 6,
    spacing: 1.2,
  });
  const strap = setLine({
    ...brand,
    face: "capitals",
    x: middle,
    y: y + curve + stripHeight / 2 + brand.size * 0.36,
    colour: "#fff",
    spacing: 1.2,
  });
  return paper + strap + print(pack, column, isSealed) + line(outline, { width: 2 });
}

function smallPrint(
  pack: Pack,
  outline: string,
  { middle, width, top, bottom, left, right }: Column,
): string {
  const room = bottom - top;
  const strokes = `M${left + 4} ${top + room * 0.17}H${right - 4}M${left + 16} ${top + room * 0.3}H${right - 16}`;
  const word = fitLine(pack.word, {
    face: "potency",
    width: right - left + 22,
    size: 64,
    smallest: Math.min(20, width / 3),
  });
  return (
    line(outline, { width: 5 }) +
    line(strokes, { width: 7, colour: TEXT_SOFT, opacity: 0.55 }) +
    setLine({ ...word, face: "potency", x: middle, y: top + room * 0.78, colour: pack.colour })
  );
}

function print(pack: Pack, column: Column, isSealed: boolean): string {
  const { middle, top, bottom, left, right } = column;
  const { name, nameHeight, word, wordHeight, ring, gap, hasRule } = stack(pack, column, isSealed);
  const used = nameHeight + wordHeight + (hasRule ? 13 + gap * 3 : gap * 2);
  let y = top + Math.max(gap * 0.9, (bottom - top - FOOT - used) / 2) + name.size * 0.72;
  let printed = name.lines
    .map((text, row) =>
      setLine({ text, size: name.size, face: "name", x: middle, y: y + row * name.size * 1.02 }),
    )
    .join("");
  y += nameHeight - name.size * 0.72 + gap;
  if (hasRule) {
    printed += rule({ from: left, to: right, x: middle, y: y + 6.5 }, pack.colour);
    y += 13 + gap;
  }
  const wordLine = { ...word, face: "potency" as const, x: middle, colour: pack.colour };
  printed += ring
    ? rings({ x: middle, y: y + ring, radius: ring }, pack.colour) +
      setLine({ ...wordLine, y: y + ring + word.size * 0.31 })
    : setLine({ ...wordLine, y: y + word.size * 0.66 });
  const size = fitLine(pack.size, { face: "small", width: column.width, size: 12.5, smallest: 8 });
  return printed + setLine({ ...size, face: "small", x: middle, y: bottom - 9, colour: TEXT_SOFT });
}

/** Height of the pack size at the foot. */
const FOOT = 20;

/** Everything shrinks together until the gaps are 6 units; where that is not enough the rule goes. */
function stack(pack: Pack, column: Column, isSealed: boolean): Stack {
  const room = column.bottom - column.top - FOOT;
  let hasRule = true;
  let shrunk = 1;
  let measured = measure();
  while (measured.gap < 6 && shrunk > 0.62) {
    shrunk -= 0.04;
    if (shrunk < 0.8 && room < 90) hasRule = false;
    measured = measure();
  }
  return { ...measured, gap: Math.min(measured.gap, 20) };

  function measure(): Stack {
    const name = fitName(pack.name, {
      width: column.width,
      size: 27 * shrunk,
      lines: pack.name.length > 15 ? 3 : 2,
    });
    const nameHeight = name.size * (0.92 + Math.max(name.lines.length - 1, 0) * 1.02);
    const word = fitLine(pack.word, {
      face: "potency",
      width: column.width - (isSealed ? 26 : 10),
      size: (isSealed ? 36 : 42) * shrunk,
      smallest: 12,
    });
    const ring = isSealed ? word.size * 0.55 + 8 : 0;
    const wordHeight = ring ? ring * 2 : word.size * 0.66;
    const gap = (room - nameHeight - wordHeight - (hasRule ? 13 : 0)) / (hasRule ? 4 : 3);
    return { name, nameHeight, word, wordHeight, ring, gap, hasRule };
  }
}

function rings({ x, y, radius }: { x: number; y: number; radius: number }, colour: string): string {
  const ring = `<circle cx="${x}" cy="${y}" fill="none" stroke="${colour}"`;
  return `${ring} r="${radius}" stroke-width="1.6"/>${ring} r="${radius - 3.6}" stroke-width=".8"/>`;
}

/** A sheet whose upper and lower edge sag in the middle. */
export function wrapped({
  x,
  y,
  width,
  height,
  curve,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  curve: number;
}): string {
  return `M${x} ${y}q${width / 2} ${curve * 2} ${width} 0v${height}q${-width / 2} ${curve * 2} ${-width} 0z`;
}
