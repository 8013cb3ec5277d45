/**
 * The letters of the packs as outlines, in thousandths of the type size, y upwards.
 *
 * The tables in outlines/ were made once from the variable fonts Eczar and Noto Sans Devanagari (SIL Open Font License,
 * licences in public/fonts): an instance was cut at each weight (subset-font), its glyphs were read without ligatures
 * (fontkit), overlaps united (Skia PathKit, hence the even-odd fill), points rounded to whole units and written relative
 * to the pen. noto-700 has capitals only, it prints brands; pairs kerned by less than 15 thousandths are left out.
 *
 * letters: character -> advance and path, "719m-20 32l6-32z"; kerning: first letter -> "-110:VW -70:T".
 */
export type Outlines = { letters: Record<string, string>; kerning: Record<string, string> };
