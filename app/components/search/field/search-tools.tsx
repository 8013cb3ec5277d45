import { Barcode, Mic } from "lucide-react";
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useState } from "react";
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
export function SearchTools({
  form,
  onVoice,
}: {
  form: RefObject<HTMLFormElement | null>;
  onVoice: (Box: VoiceBox) => void;
}) {
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
  const count = Number(isListener) + Number(isScanner);
  // Written on the form: a style that asks what it has is asked again with every row of the list.
  useLayoutEffect(() => {
    form.current!.dataset.tools = String(count);
  }, [form, count]);

  return (
    <div className="search-tools">
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
