/**
 * The letters of the packs as outlines, in thousandths of the type size, y upwards.
 *
 * `node scripts/packshot-letters.ts` makes the tables in outlines/ from the variable fonts Eczar and Noto Sans Devanagari
 * (SIL Open Font License, licences in public/fonts): an instance is cut at each weight (subset-font), its glyphs are read
 * without ligatures (fontkit), overlaps united (Skia PathKit, hence the even-odd fill), points rounded to whole units and
 * written relative to the pen. noto-700 has capitals only, it prints brands.
 *
 * letters: character -> advance and path, "719m-20 32l6-32z"; kerning: first letter -> "-110:VW -70:T".
 */
export type Outlines = { letters: Record<string, string>; kerning: Record<string, string> };
