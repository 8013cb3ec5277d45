import { useEffect, useRef, useState } from "react";
import { keepLanguage, keptLanguage, noteTold, wasTold } from "#app/components/search/voice/kept-voice.ts";
import { listen, SPOKEN, type VoiceFault } from "#app/components/search/voice/listen.ts";
import { voiceText } from "#app/content/messages/search/voice.ts";

const NAMES = { "hi-IN": "हिं", "en-IN": "EN" } as const;

/** Listens, in Hindi or English, and says what it is doing; the first time it says who may hear the voice, and waits. */
export function VoiceBox({ onHeard, onDone }: { onHeard: (words: string) => void; onDone: () => void }) {
  const words = voiceText;
  const [language, setLanguage] = useState(keptLanguage);
  const [isTold, setIsTold] = useState(wasTold);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<"starting" | "listening" | "local" | VoiceFault>("starting");
  const box = useRef<HTMLDivElement>(null);
  const ears = useRef({ onHeard, onDone });
  ears.current = { onHeard, onDone };
  const isWaiting = state !== "starting" && state !== "listening" && state !== "local";

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn listens anew
  useEffect(() => {
    if (!isTold) return;
    setState("starting");
    return listen(language, {
      onStart: (isLocal) => setState(isLocal ? "local" : "listening"),
      onHeard: (heard) => ears.current.onHeard(heard),
      onEnd: (fault) => (fault ? setState(fault) : ears.current.onDone()),
    });
  }, [isTold, language, turn]);

  // The first time there is something to read before it begins.
  useEffect(() => {
    if (!wasTold()) box.current?.querySelector<HTMLElement>(".btn-primary")?.focus();
  }, []);

  /** The button that is pressed goes away, the other stays. */
  function begin() {
    box.current?.querySelector<HTMLElement>(".btn-quiet")?.focus();
    noteTold();
    setIsTold(true);
    setTurn(turn + 1);
  }

  function says(): string {
    if (!isTold) return words.told;
    if (state === "starting") return words.starting;
    if (state === "listening" || state === "local") return words.listening;
    return words.faults[state];
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be sent with the form
    <div ref={box} role="group" aria-label={words.label} className="voice-box">
      <p role="status" className={isTold && isWaiting ? "voice-fault" : ""}>
        {says()}
      </p>
      {isTold && state === "local" && <p className="voice-note">{words.onDevice}</p>}
      <div className="voice-acts">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be sent with the form */}
        <div role="group" aria-label={words.language} className="voice-languages">
          {SPOKEN.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-label={one === "hi-IN" ? words.hindi : words.english}
              aria-pressed={one === language}
              onClick={() => {
                keepLanguage(one);
                setLanguage(one);
              }}
            >
              {NAMES[one]}
            </button>
          ))}
        </div>
        {(!isTold || isWaiting) && (
          <button type="button" className="btn btn-primary" onClick={begin}>
            {isTold ? words.again : words.start}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {isTold ? (isWaiting ? words.close : words.stop) : words.notNow}
        </button>
      </div>
    </div>
  );
}
