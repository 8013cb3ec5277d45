import "#app/components/search/scan/scan-dialog.css";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { findPack } from "#app/components/search/scan/find-pack.ts";
import { type CameraFault, watchBarcodes } from "#app/components/search/scan/watch-barcodes.ts";
import { useNavigate } from "#app/components/ui/link.ts";
import { scanText } from "#app/content/messages/search/scan.ts";

/** Looks through the camera for a barcode, and opens the pack that has it or says that the shop does not keep it. */
export function ScanDialog({ onClose }: { onClose: () => void }) {
  const words = scanText;
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState<string>(words.starting);
  const [turn, setTurn] = useState(0);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks anew
  useEffect(() => {
    setIsOver(false);
    return watchBarcodes(video.current!, {
      onStart: () => setSaid(words.look),
      onRead: open,
      onFault: (fault: CameraFault) => end(words.faults[fault]),
    });
  }, [turn]);

  async function open(barcode: string) {
    setSaid(words.asking(barcode));
    const pack = await findPack(barcode);
    if (!pack) return end(words.unreached);
    if (pack.to === null) return end(words.notKept(barcode));
    navigate(pack.to);
    onClose();
  }

  function end(sentence: string) {
    setSaid(sentence);
    setIsOver(true);
  }

  return (
    <dialog ref={dialog} aria-labelledby="scan-title" className="scan-dialog" onClose={onClose}>
      <div className="scan-head">
        <h2 id="scan-title">{words.title}</h2>
        <button
          type="button"
          aria-label={words.close}
          className="icon-button"
          onClick={() => dialog.current?.close()}
        >
          <X />
        </button>
      </div>
      <video ref={video} muted playsInline hidden={isOver} />
      <p role="status">{said}</p>
      {isOver ? (
        <button type="button" className="btn btn-primary" onClick={() => setTurn(turn + 1)}>
          {words.again}
        </button>
      ) : (
        <p className="scan-note">{words.onDevice}</p>
      )}
    </dialog>
  );
}
