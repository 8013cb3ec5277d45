// The net quantity printed on a pack, for the unit price of Legal Metrology: "30 ml" is 30 ml, "5 x 10 g" is 50 g.

export const NET_UNITS = ["ml", "g", "unit"] as const;
export type NetUnit = (typeof NET_UNITS)[number];
export type Pack = { netQuantity: number; netUnit: NetUnit };

const NUMBER = String.raw`(\d{1,5}(?:\.\d{1,2})?)`;
const UNIT = "(ml|l|g|gm|kg|tab|tabs|tablets?|pills?|pieces?|bottles?|units?)";
const SIMPLE = new RegExp(`^${NUMBER} ?${UNIT}(?: [a-z]+)?$`);
const TIMES = new RegExp(`^(\\d{1,3}) ?x ?${NUMBER}(?: ?${UNIT})?(?: [a-z]+)?$`);
const PLUS = new RegExp(`^${NUMBER} ?\\+ ?${NUMBER} ?${UNIT}$`);
/** Vials are named by the dram; what counts is the weight in brackets. */
const DRAM = new RegExp(`^${NUMBER} drams? \\((.+)\\)(?: globules)?$`);
const PACK_OF = /^(?:(.+), ?)?pack of (\d{1,4})$/;

/** The net quantity of a pack size in ml, g or pieces; undefined for a range, a dram without its weight, or anything else unclear. */
export function parsePack(text: string): Pack | undefined {
  const size = text.slice(0, 60).trim().toLowerCase().replace(/\s+/g, " ").replace(/×/g, "x");
  const packOf = PACK_OF.exec(size);
  if (packOf) return times(Number(packOf[2]), packOf[1] === undefined ? onePiece : parseSingle(packOf[1]));
  return parseSingle(DRAM.exec(size)?.[2] ?? size);
}

/** Where a pack size stands among others: liquids, then weights, then pieces, the smallest first; what has no measure comes last. */
export function packMeasure(packSize: string): number {
  const pack = parsePack(packSize);
  return pack ? NET_UNITS.indexOf(pack.netUnit) * 1_000_000 + pack.netQuantity : Number.MAX_SAFE_INTEGER;
}

const onePiece: Pack = { netQuantity: 1, netUnit: "unit" };

function parseSingle(size: string): Pack | undefined {
  const simple = SIMPLE.exec(size);
  if (simple) return pack(Number(simple[1]), simple[2]);
  const repeated = TIMES.exec(size);
  if (repeated) return times(Number(repeated[1]), pack(Number(repeated[2]), repeated[3]));
  const sum = PLUS.exec(size);
  return sum ? pack(Number(sum[1]) + Number(sum[2]), sum[3]) : undefined;
}

function times(count: number, each: Pack | undefined): Pack | undefined {
  return each && pack(count * each.netQuantity, each.netUnit);
}

function pack(quantity: number, unit: string | undefined): Pack | undefined {
  if (quantity <= 0) return undefined;
  if (unit === "ml" || unit === "g") return { netQuantity: quantity, netUnit: unit };
  if (unit === "gm") return { netQuantity: quantity, netUnit: "g" };
  if (unit === "l") return { netQuantity: quantity * 1000, netUnit: "ml" };
  if (unit === "kg") return { netQuantity: quantity * 1000, netUnit: "g" };
  return { netQuantity: quantity, netUnit: "unit" };
}
