import { expect, test } from "vitest";
import { eczar600 } from "#app/content/packshots/outlines/eczar-600.ts";
import { eczar700 } from "#app/content/packshots/outlines/eczar-700.ts";
import { noto600 } from "#app/content/packshots/outlines/noto-600.ts";
import { noto700 } from "#app/content/packshots/outlines/noto-700.ts";
import { drawFace, FACES } from "../../scripts/packshot-letters.ts";

const stored = { "eczar-600": eczar600, "eczar-700": eczar700, "noto-600": noto600, "noto-700": noto700 };

test.each(Object.keys(FACES) as (keyof typeof FACES)[])(
  "the letters of %s are those that its font draws",
  async (name) => {
    expect(await drawFace(name)).toEqual(stored[name]);
  },
);
