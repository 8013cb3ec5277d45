import { Barcode, Mic } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { canListen, canScan } from "#app/components/search/field/tool-support.ts";
import { searchFieldText } from "#app/content/messages/search/search-field.ts";

export type VoiceBox = ComponentType<{
  /** With every word heard, all of them so far. */
  onHeard: (words: string) => void;
  onDone: () => void;
}>;
type ScanDialog = ComponentType<{ onClose: () => void }>;

/** Microphone and camera in a search field, where the browser has what they need; what they open is fetched on the press. */
export function SearchTools({ onVoice }: { onVoice: (Box: VoiceBox) => void }) {
  const words = searchFieldText;
  const [isScanner, setIsScanner] = useState(false);
  const [scan, setScan] = useState<{ Dialog: ScanDialog }>();

  useEffect(() => {
    canScan().then(setIsScanner);
  }, []);

  async function speak() {
    const { VoiceBox } = await import("#app/components/search/voice/voice-box.tsx");
    onVoice(VoiceBox);
  }

  async function openCamera() {
    const { ScanDialog } = await import("#app/components/search/scan/scan-dialog.tsx");
    setScan({ Dialog: ScanDialog });
  }

  const isListener = canListen();
  const room = isListener && isScanner ? "has-two" : isListener || isScanner ? "has-one" : "";
  return (
    <div className={`search-tools ${room}`}>
      {isListener && (
        <button type="button" aria-label={words.speak} onClick={() => speak().catch(ignore)}>
          <Mic />
        </button>
      )}
      {isScanner && (
        <button type="button" aria-label={words.scan} onClick={() => openCamera().catch(ignore)}>
          <Barcode />
        </button>
      )}
      {scan && createPortal(<scan.Dialog onClose={() => setScan(undefined)} />, document.body)}
    </div>
  );
}

/** Where the shop cannot be reached, typing is left. */
function ignore() {}
