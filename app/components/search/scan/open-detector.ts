import type { Detector, WithDetector } from "#app/components/search/field/tool-support.ts";

/** The bars that packs of medicine have. */
const FORMATS = ["ean_13", "ean_8", "upc_a", "itf"];

/** What reads the bars on packs. */
export async function openDetector(): Promise<Detector> {
  const Maker = (window as WithDetector).BarcodeDetector!;
  const known = await Maker.getSupportedFormats();
  return new Maker({ formats: FORMATS.filter((format) => known.includes(format)) });
}
