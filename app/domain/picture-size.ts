// Uploaded pictures are sent in a few fixed widths, as AVIF or WebP; those of products are cropped to the shelf's shape (5 by 6)
// around a point that stays in view. The address says all of it, so that what lies under it never changes.

export const PICTURE_WIDTHS = [160, 320, 480, 640, 960] as const;
type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
/** Per cent from the left and from the top. */
export type Focus = { x: number; y: number };
export type PictureSize = { width: PictureWidth; format: PictureFormat; focus: Focus | undefined };

const SHELF_SHAPE = 6 / 5;
const FILE = /^(\d{3})(?:-(\d{1,3})x(\d{1,3}))?\.(avif|webp)$/;
const PHOTO = /^\/media\/([0-9a-f]{32})\/\d{3}-(\d{1,3})x(\d{1,3})\.webp$/;

/** "640-50x30.avif" as width, focus and format; undefined for a width that is not offered. */
export function parsePictureFile(file: string): PictureSize | undefined {
  const [, typed, x, y, format] = FILE.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((each) => String(each) === typed);
  if (!width) return undefined;
  const focus = x === undefined ? undefined : { x: Number(x), y: Number(y) };
  return { width, format: format as PictureFormat, focus };
}

/** The address of a product's picture, 640 pixels wide. */
export function photoUrl(uploadId: string, { x, y }: Focus): string {
  return `/media/${uploadId}/640-${x}x${y}.webp`;
}

/** All widths of an uploaded picture that is not cropped, for `srcset`. */
export function wholePictures(uploadId: string): string {
  return PICTURE_WIDTHS.map((width) => `/media/${uploadId}/${width}.webp ${width}w`).join(", ");
}

/** All widths of a product's picture for `srcset`, by format; undefined for a drawing. */
export function photoSources(url: string): { format: PictureFormat; srcSet: string }[] | undefined {
  const [, id, x, y] = PHOTO.exec(url) ?? [];
  if (!id) return undefined;
  return PICTURE_FORMATS.map((format) => ({
    format,
    srcSet: PICTURE_WIDTHS.map((width) => `/media/${id}/${width}-${x}x${y}.${format} ${width}w`).join(", "),
  }));
}

/** The small picture of a large one: 160 pixels of a photograph, the rough drawing of a pack. */
export function smallPicture(url: string): string {
  return PHOTO.test(url) ? url.replace("/640-", "/160-") : url.replace("/md/", "/xs/");
}

/** The largest part of a picture with the shelf's shape that has the focus as near its middle as the edges allow, in pixels. */
export function cropAround(
  { width, height }: { width: number; height: number },
  focus: Focus,
): { left: number; top: number; width: number; height: number } {
  const cropWidth = Math.max(1, Math.min(width, Math.round(height / SHELF_SHAPE)));
  const cropHeight = Math.max(1, Math.min(height, Math.round(cropWidth * SHELF_SHAPE)));
  const from = (whole: number, part: number, percent: number) =>
    Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)));
  return {
    left: from(width, cropWidth, focus.x),
    top: from(height, cropHeight, focus.y),
    width: cropWidth,
    height: cropHeight,
  };
}
