import { createLine } from "#app/domain/line.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { DRAWING_LIMITS, PICTURE_MAX_PIXELS } from "#app/domain/upload.ts";

const LONGEST_SIDE = 3_000;

const atMostTwo = createLine(DRAWING_LIMITS);

export type Redrawn = { bytes: Buffer; mediaType: string; widthPixels: number; heightPixels: number };

/** Draws a picture anew from its pixels, upright and at most 3,000 pixels long: place, camera and hidden parts are gone. AVIF becomes WebP. */
export async function redrawPicture(
  bytes: Uint8Array,
  mediaType: string,
): Promise<Result<Redrawn, "too-large" | "broken" | "busy">> {
  return (await atMostTwo(() => redraw(bytes, mediaType))) ?? refused("busy");
}

async function redraw(
  bytes: Uint8Array,
  mediaType: string,
): Promise<Result<Redrawn, "too-large" | "broken">> {
  const { default: sharp } = await import("sharp");
  try {
    // The header tells the size, so that a bomb is known before anything is unpacked.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PICTURE_MAX_PIXELS) return refused("too-large");
    const upright = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });
    const drawn =
      mediaType === "image/png"
        ? upright.png()
        : mediaType === "image/jpeg"
          ? upright.jpeg({ quality: 88 })
          : upright.webp({ quality: 88 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return ok({
      bytes: data,
      mediaType: `image/${info.format}`,
      widthPixels: info.width,
      heightPixels: info.height,
    });
  } catch {
    return refused("broken");
  }
}
