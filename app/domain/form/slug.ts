// Addresses in words: "Nux Vomica 30 CH" is /product/nux-vomica-30-ch.

const MAX_FAQ_SLUG = 60;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True for what `slugify` leaves as it is, and not for an empty text. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** Lower-case Latin letters and digits joined by single hyphens, accents dropped; "" when nothing is left. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The slug of an FAQ question, as specified: non-alphanumerics removed, spaces to hyphens, cut to 60 characters. */
export function faqSlug(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "")
    .trim()
    .replace(/ +/g, "-")
    .slice(0, MAX_FAQ_SLUG);
}
