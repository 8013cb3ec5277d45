import { drawPackshot } from "#app/content/packshots/packshot.server.ts";
import { SHARE_SIZE } from "#app/domain/share-picture.ts";
import { type FittedName, fitLine, fitName, setLine } from "../packshots/lettering.ts";

/** The colours of app/app.css as a drawing program without stylesheets understands them. */
const PAPER = "#faf6ec";
const PAPER_EDGE = "#efe3cc";
const LEAF_900 = "#0d3827";
const LEAF_700 = "#154c35";
const MARIGOLD = "#f9b215";
const CLAY = "#c2482d";
const INK_SOFT = "#41514a";
const WHITE = "#ffffff";

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const BAND = 118;
const MARGIN = 84;
const PACK = { x: 770, y: 34, width: 365, height: 438 };
const PETALS = 8;
const LARGEST_TITLE = 92;
const LEADING = 1.12;

export type SharePicture = {
  title: string;
  /** Under the title, in small letters. */
  text: string | undefined;
  shopName: string;
  tagline: string;
  pack: Parameters<typeof drawPackshot>[0] | undefined;
};

/** The picture of a shared link as an SVG of 1200 x 630; letters are outlines, so that no system font is needed. */
export function drawSharePicture({ title, text, shopName, tagline, pack }: SharePicture): string {
  const left = pack ? MARGIN : MARGIN * 1.5;
  const right = pack ? PACK.x - 30 : WIDTH - MARGIN * 1.5;
  const middle = (left + right) / 2;
  const words = drawWords({ title, text, middle, width: right - left });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<rect x="18" y="18" width="${WIDTH - 36}" height="${HEIGHT - BAND - 36}" rx="14" fill="none" stroke="${PAPER_EDGE}" stroke-width="4"/>`,
    pack ? drawPack(pack) : drawMark({ x: WIDTH / 2, y: 112, scale: 1.7, heart: LEAF_700 }),
    words,
    drawBand(shopName, tagline),
    "</svg>",
  ].join("");
}

function drawWords({
  title,
  text,
  middle,
  width,
}: {
  title: string;
  text: string | undefined;
  middle: number;
  width: number;
}): string {
  const line = text ? fitLine(text, { face: "small", width, size: 38, smallest: 26 }) : undefined;
  const lineHeight = line ? line.size * 1.9 : 0;
  const isWithPack = width < WIDTH / 1.6;
  const [roomTop, room] = isWithPack ? [50, 412] : [196, 272];
  const name = fitTitle(title, { width, height: room - lineHeight });
  const leading = name.size * LEADING;
  const blockHeight = leading * name.lines.length + lineHeight;
  const top = roomTop + (room - blockHeight) / 2;
  const titleLines = name.lines.map((each, n) =>
    setLine({
      text: each,
      size: name.size,
      face: "name",
      x: middle,
      y: top + leading * (n + 0.78),
      colour: LEAF_900,
    }),
  );
  const textLine =
    line &&
    setLine({ ...line, face: "small", x: middle, y: top + blockHeight - line.size * 0.4, colour: INK_SOFT });
  return [...titleLines, textLine ?? ""].join("");
}

/** The title as large as width and height let it be. */
function fitTitle(title: string, { width, height }: { width: number; height: number }): FittedName {
  const options = { width, lines: 3, smallest: 40 };
  const wide = fitName(title, { ...options, size: LARGEST_TITLE });
  const tallest = height / (wide.lines.length * LEADING);
  return wide.size <= tallest ? wide : fitName(title, { ...options, size: tallest });
}

function drawPack(pack: Parameters<typeof drawPackshot>[0]): string {
  const { x, y, width, height } = PACK;
  const drawn = drawPackshot(pack).replace(
    /width="400" height="480"/,
    `x="${x}" y="${y}" width="${width}" height="${height}"`,
  );
  return `<rect x="${x - 10}" y="${y}" width="${width + 20}" height="${height + 6}" rx="12" fill="${PAPER_EDGE}" opacity="0.55"/>${drawn}`;
}

function drawBand(shopName: string, tagline: string): string {
  const top = HEIGHT - BAND;
  const name = fitLine(shopName, { face: "name", width: 520, size: 50, smallest: 26 });
  const words = fitLine(tagline, { face: "small", width: 460, size: 28, smallest: 18 });
  return [
    `<rect y="${top}" width="${WIDTH}" height="${BAND}" fill="${LEAF_900}"/>`,
    `<rect y="${top}" width="${WIDTH}" height="7" fill="${MARIGOLD}"/>`,
    drawMark({ x: MARGIN, y: top + 58, scale: 1.15, heart: WHITE }),
    setLine({ ...name, face: "name", x: 390, y: top + 78, colour: WHITE }),
    setLine({ ...words, face: "small", x: 900, y: top + 74, colour: MARIGOLD }),
  ].join("");
}

/** The marigold of drops, of which the lowest falls. */
function drawMark({ x, y, scale, heart }: { x: number; y: number; scale: number; heart: string }): string {
  const petals = Array.from({ length: PETALS }, (_, n) => n)
    .filter((n) => n !== PETALS / 2)
    .map(
      (n) =>
        `<path fill="${MARIGOLD}" transform="rotate(${(n * 360) / PETALS})" d="M0-9c7.4-6 7.2-16 0-21.5C-7.2-25-7.4-15 0-9"/>`,
    );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${petals.join("")}<circle r="5.2" fill="${heart}"/><path fill="${CLAY}" d="M0 14c5 7 8 12 8 17a8 8 0 1 1-16 0c0-5 3-10 8-17"/></g>`;
}
