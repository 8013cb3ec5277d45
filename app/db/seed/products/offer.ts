import { chanceOf, pickOf } from "../chance.ts";

const SHARE_ON_SALE = 0.28;
const PERCENTS = [5, 5, 8, 10, 10, 12, 15];
/** Imported packs leave the shop less room. */
const IMPORTED_PERCENTS = [5, 5, 8];

/** What the shop asks in paise: the MRP, for about a quarter of the packs 5 to 15 % less in whole rupees. */
export function sellingPaise(pack: { slug: string; mrpRupees: number; isImported: boolean }): number {
  const { slug, mrpRupees, isImported } = pack;
  const mrpPaise = Math.round(mrpRupees * 100);
  if (chanceOf(`sale ${slug}`) >= SHARE_ON_SALE) return mrpPaise;
  const percent = pickOf(isImported ? IMPORTED_PERCENTS : PERCENTS, `percent ${slug}`);
  return Math.floor((mrpPaise * (100 - percent)) / 10_000) * 100;
}
