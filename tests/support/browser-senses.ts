import type { Page } from "@playwright/test";

type Speech = { words: string[]; language: string | undefined };
type Ears = Window & { ears?: Speech };

/** Gives the page's browser ears: each start hears the next of these, which may be a fault such as "!no-speech"; "…" goes on and on. Tells in which languages it listened. */
export async function giveEars(page: Page, heard: string[], { under = "SpeechRecognition" } = {}) {
  await page.addInitScript(openEars, { heard, under });
  return () => page.evaluate(() => (window as Ears).ears!);
}

function openEars({ heard, under }: { heard: string[]; under: string }) {
  const told = { words: [] as string[], language: undefined as string | undefined };
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) Reflect.deleteProperty(window, name);
  class FakeRecognition extends EventTarget {
    lang = "";
    interimResults = false;
    #isOver = false;
    start() {
      told.language = this.lang;
      const next = heard.shift() ?? "";
      setTimeout(() => this.#hear(next), 50);
    }
    stop() {
      this.#isOver = true;
    }
    abort() {
      this.#isOver = true;
    }
    #hear(next: string) {
      if (this.#isOver) return;
      if (next.startsWith("!")) this.#tell("error", { error: next.slice(1) });
      else if (next !== "" && next !== "…")
        for (const transcript of [next.split(" ")[0]!, next]) {
          told.words.push(transcript);
          this.#tell("result", { results: [Object.assign([{ transcript }], { isFinal: true })] });
        }
      if (next !== "…") this.#tell("end", {});
    }
    #tell(name: string, facts: object) {
      this.dispatchEvent(Object.assign(new Event(name), facts));
    }
  }
  Object.assign(window, { [under]: FakeRecognition, ears: told });
}

/** Gives the page's browser a camera that shows one barcode after the other, or is not to be had for that reason. */
export async function giveCamera(page: Page, { shows, refuses }: { shows: string[]; refuses?: string }) {
  await page.addInitScript(openCamera, { shows, refuses });
}

function openCamera({ shows, refuses }: { shows: string[]; refuses: string | undefined }) {
  const camera = { tracks: [] as MediaStreamTrack[] };
  async function getUserMedia() {
    if (refuses) throw new DOMException("no camera", refuses);
    const canvas = document.createElement("canvas");
    canvas.getContext("2d")!.fillRect(0, 0, 10, 10);
    const stream = canvas.captureStream(30);
    camera.tracks.push(...stream.getTracks());
    return stream;
  }
  class FakeDetector {
    static getSupportedFormats = async () => ["ean_13", "qr_code"];
    async detect() {
      const rawValue = shows.shift();
      return rawValue === undefined ? [] : [{ rawValue }];
    }
  }
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia } });
  Object.assign(window, { BarcodeDetector: FakeDetector, camera });
}

/** How many pictures the camera still sends. */
export function openCameras(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (window as Window & { camera?: { tracks: MediaStreamTrack[] } }).camera!.tracks.filter(
        ({ readyState }) => readyState === "live",
      ).length,
  );
}
