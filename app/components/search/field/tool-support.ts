// Microphone and camera are offered where the browser has what they need. TypeScript does not know what reads barcodes:
// https://wicg.github.io/shape-detection-api/

export type Detector = { detect(seen: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorMaker = {
  new (asked: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};
export type WithDetector = Window & { BarcodeDetector?: DetectorMaker };

/** Whether this browser can listen at all. */
export function canListen(): boolean {
  return "SpeechRecognition" in window || "webkitSpeechRecognition" in window;
}

/** Whether this is a device held in a hand whose browser reads barcodes. */
export async function canScan(): Promise<boolean> {
  const { BarcodeDetector } = window as WithDetector;
  const isHeld = matchMedia("(pointer: coarse)").matches;
  if (!BarcodeDetector || !isHeld || !("mediaDevices" in navigator)) return false;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  return formats.includes("ean_13");
}
