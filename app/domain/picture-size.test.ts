import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cropAround,
  parsePictureFile,
  photoSources,
  photoUrl,
  smallPicture,
} from "#app/domain/picture-size.ts";

const ID = "0123456789abcdef0123456789abcdef";

test("only the widths and formats of the list are pictures", () => {
  expect(parsePictureFile("640.avif")).toEqual({ width: 640, format: "avif", focus: undefined });
  expect(parsePictureFile("160-50x30.webp")).toEqual({ width: 160, format: "webp", focus: { x: 50, y: 30 } });
  for (const file of ["641.avif", "640.png", "640-50.webp", "0640.webp", "640.webp.webp", ""])
    expect(parsePictureFile(file)).toBeUndefined();
});

test("a photograph has addresses for all widths, a drawing has none", () => {
  const url = photoUrl(ID, { x: 50, y: 30 });
  expect(photoSources(url)?.[0]?.srcSet).toContain(`/media/${ID}/320-50x30.avif 320w`);
  expect(smallPicture(url)).toBe(`/media/${ID}/160-50x30.webp`);
  expect(photoSources("/pictures/md/arnica.svg?v=1")).toBeUndefined();
  expect(smallPicture("/pictures/md/arnica.svg?v=1")).toBe("/pictures/xs/arnica.svg?v=1");
});

test("a crop lies inside the picture, has the shelf's shape, and holds the focus", () => {
  const side = fc.integer({ min: 20, max: 3_000 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(side, side, percent, percent, (width, height, x, y) => {
      const crop = cropAround({ width, height }, { x, y });
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.top).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(width);
      expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      expect(Math.abs(crop.height - crop.width * 1.2)).toBeLessThanOrEqual(1);
      expect((width * x) / 100).toBeGreaterThanOrEqual(crop.left - 1);
      expect((width * x) / 100).toBeLessThanOrEqual(crop.left + crop.width + 1);
    }),
  );
});
