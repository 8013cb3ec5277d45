import { block, fill, hatch, INK, line, PAPER_SHADE, plate, shadow, sprig, TEXT_SOFT } from "../ink.ts";
import { fitLine, fitName, setLine } from "../lettering.ts";
import type { Drawing, Pack } from "../pack.ts";

const JAR = "M96 318H304V420Q304 452 272 452H128Q96 452 96 420Z";

/** Low jar with a lid in the brand's colour. */
export const cosmetic: Drawing = {
  word: "Care",
  crop: { middle: 204, top: 228 },
  draw: (pack) =>
    shadow(92, 216) +
    plate(
      fill(JAR, "#fdf6ee") +
        fill("M280 318H304V420Q304 452 272 452H252Q282 446 282 418Z", PAPER_SHADE, 0.8) +
        block({ x: 86, y: 238, width: 228, height: 80, radius: 12 }, pack.colour) +
        fill("M290 238h12q12 0 12 12v56q0 12-12 12h-12z", INK, 0.22) +
        fill("M86 256v-6q0-12 12-12h204q12 0 12 12v6z", "#fff", 0.24),
    ) +
    sprig({ x: 134, y: 304, scale: 0.9, colour: "#fff", opacity: 0.5 }) +
    sprig({ x: 200, y: 308, scale: 1, colour: "#fff", opacity: 0.5 }) +
    sprig({ x: 266, y: 304, scale: 0.9, colour: "#fff", opacity: 0.5 }) +
    (pack.isSmall ? smallPrint(pack) : print(pack)) +
    line("M86 250q0-12 12-12h204q12 0 12 12v56q0 12-12 12h-204q-12 0-12-12zM86 257h228") +
    line(JAR) +
    hatch({ right: 302, from: 328, to: 440, length: 22, step: 7, opacity: 0.38 }) +
    line("M106 330v84q2 18 14 24", { colour: "#fff" }),
};

function print(pack: Pack): string {
  const brand = fitLine(pack.brand.toUpperCase(), {
    face: "capitals",
    width: 168,
    size: 11.5,
    smallest: 8,
    spacing: 1.6,
  });
  const name = fitName(pack.fullName, { width: 164, size: 25, lines: 2 });
  const facts = [pack.potency, pack.size].filter(Boolean).join("  ");
  const foot = fitLine(facts, { face: "small", width: 140, size: 12, smallest: 8 });
  const first = name.lines.length > 1 ? 382 : 394;
  return (
    setLine({ ...brand, face: "capitals", x: 200, y: 352, colour: pack.colour, spacing: 1.6 }) +
    name.lines
      .map((text, row) =>
        setLine({ text, size: name.size, face: "name", x: 200, y: first + row * name.size * 1.02 }),
      )
      .join("") +
    setLine({ ...foot, face: "small", x: 200, y: 438, colour: TEXT_SOFT })
  );
}

function smallPrint(pack: Pack): string {
  const word = fitLine(pack.word, { face: "potency", width: 166, size: 46, smallest: 16 });
  return setLine({ ...word, face: "potency", x: 200, y: 404, colour: pack.colour });
}
