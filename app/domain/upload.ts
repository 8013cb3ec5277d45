// What files people may send, by what they are for; the bytes decide, never the name or the browser's word for the type.

import { cleanLine, cutText } from "#app/domain/form/plain-text.ts";

const UPLOAD_PURPOSES = ["picture", "record", "licence", "return"] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

const MEGABYTE = 1024 * 1024;

/** The largest file of each purpose in bytes. */
export const UPLOAD_MAX_BYTES: Record<UploadPurpose, number> = {
  picture: 10 * MEGABYTE,
  record: 10 * MEGABYTE,
  licence: 10 * MEGABYTE,
  return: 10 * MEGABYTE,
};

/** A whole form with files is never larger, in bytes. */
export const UPLOAD_FORM_MAX_BYTES = 11 * MEGABYTE;

/** Forms that are still arriving lie in memory: 23 whole ones of all, six of one network (a clinic, the phones behind a carrier); most are a tenth of that. */
export const ARRIVING_LIMITS = { allBytes: 256 * MEGABYTE, eachBytes: 6 * UPLOAD_FORM_MAX_BYTES };

/** A picture has at most so many pixels, however few bytes it came in: 24 megapixels are what phones send by default, and each takes 4 bytes and 10 ms while it is drawn. */
export const PICTURE_MAX_PIXELS = 25_000_000;

/** So many pictures are drawn at once, so that pages have a core left; the next wait about 10 s at most. */
export const DRAWING_LIMITS = { atOnce: 2, mostWaiting: 20 };

/** So many bytes of papers are taken in a day from all together: two hundred patients with ten reports of 1 MB each. */
export const PAPERS_MAX_BYTES_A_DAY = 2_048 * MEGABYTE;

/** Files are taken only while so much of the disk is free: the database and a day's backup must never find it full. */
export const MIN_FREE_BYTES = 1_024 * MEGABYTE;

/** What judging one PDF may cost: reports of laboratories have up to 40 pages and some thousand objects, and take under a second. */
export const PDF_LIMITS = {
  maxPages: 200,
  maxObjects: 100_000,
  timeMs: 20_000,
  memoryMegabytes: 256,
  mostWaiting: 10,
};

const PICTURES = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** The media types that each purpose takes. */
export const UPLOAD_TYPES: Record<UploadPurpose, readonly string[]> = {
  picture: PICTURES,
  record: ["application/pdf", ...PICTURES],
  licence: ["application/pdf", ...PICTURES],
  return: PICTURES,
};

const EXTENSIONS: Record<string, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

const LONGEST_NAME = 80;

export type UploadRefusal = "too-large" | "wrong-type" | "broken" | "empty" | "busy";

/** A sent file's name to be shown and saved under: no folders, nothing invisible, the ending its content has. */
export function displayFileName(sent: string, mediaType: string): string {
  const last = cleanLine(sent.slice(0, 1_000)).split(/[/\\]/).at(-1)!;
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{M}\p{N} ()_-]+/gu, "-")
    .replace(/^[-\s]+|[-\s]+$/g, "");
  return `${cutText(stem, LONGEST_NAME) || "file"}.${EXTENSIONS[mediaType] ?? "bin"}`;
}
