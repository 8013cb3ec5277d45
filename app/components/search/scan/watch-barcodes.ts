import { openDetector } from "#app/components/search/scan/open-detector.ts";
import { parseGtin } from "#app/domain/catalog/gtin.ts";

export type CameraFault = "blocked" | "no-camera" | "other";

const FAULTS: Record<string, CameraFault> = { NotAllowedError: "blocked", NotFoundError: "no-camera" };
const LOOK_EVERY_MS = 150;

type Told = {
  onStart: () => void;
  /** The first barcode seen; the camera is off by then. */
  onRead: (barcode: string) => void;
  onFault: (fault: CameraFault) => void;
};

/** Shows the camera on the back in a video and reads barcodes in it; gives the way to end that. */
export function watchBarcodes(video: HTMLVideoElement, { onStart, onRead, onFault }: Told): () => void {
  let camera: MediaStream | undefined;
  let isLeft = false;
  watch().catch(({ name }: Error) => {
    if (!isLeft) onFault(FAULTS[name] ?? "other");
    leave();
  });
  return leave;

  async function watch() {
    camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (isLeft) return leave();
    video.srcObject = camera;
    await video.play();
    onStart();
    const detector = await openDetector();
    while (!isLeft) {
      // Between two pictures there may be none to look at.
      const seen = await detector.detect(video).catch(() => []);
      const barcode = seen.map(({ rawValue }) => parseGtin(rawValue)).find(Boolean);
      if (isLeft) return;
      if (barcode) {
        leave();
        return onRead(barcode);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  function leave() {
    isLeft = true;
    for (const track of camera?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  }
}
