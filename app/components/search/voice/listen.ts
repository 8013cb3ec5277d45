import {
  type Heard,
  isOnDevice,
  recogniser,
  type SpeechFault,
} from "#app/components/search/voice/recognition.ts";

export const SPOKEN = ["hi-IN", "en-IN"] as const;
export type Spoken = (typeof SPOKEN)[number];

export type VoiceFault = "blocked" | "no-microphone" | "no-speech" | "no-network" | "no-language" | "other";

const FAULTS: Record<string, VoiceFault> = {
  "not-allowed": "blocked",
  "service-not-allowed": "blocked",
  "audio-capture": "no-microphone",
  "no-speech": "no-speech",
  network: "no-network",
  "language-not-supported": "no-language",
};

type Ears = {
  /** The microphone is open; whether the voice stays on the device. */
  onStart: (isLocal: boolean) => void;
  onHeard: (words: string) => void;
  /** It has stopped; without a fault something was heard. */
  onEnd: (fault?: VoiceFault) => void;
};

/** Listens in that language until somebody stops speaking; gives the way to stop it, after which nothing more is told. */
export function listen(lang: Spoken, { onStart, onHeard, onEnd }: Ears): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const recognition = new (recogniser()!)();
  let words = "";
  let fault: VoiceFault | undefined;
  recognition.lang = lang;
  recognition.interimResults = true;

  const hear = (name: string, told: (event: Event) => void) =>
    recognition.addEventListener(name, told, { signal });
  hear("result", (event) => {
    words = Array.from((event as Heard).results, (heard) => heard[0]?.transcript ?? "").join(" ");
    onHeard(tidy(words));
  });
  hear("error", (event) => {
    fault = FAULTS[(event as SpeechFault).error] ?? "other";
  });
  hear("end", () => onEnd(fault ?? (tidy(words) === "" ? "no-speech" : undefined)));

  start().catch(() => !signal.aborted && onEnd("other"));
  return () => {
    leaving.abort();
    recognition.abort();
  };

  async function start() {
    const isLocal = await isOnDevice(lang);
    if (signal.aborted) return;
    if (isLocal) recognition.processLocally = true;
    recognition.start();
    onStart(isLocal);
  }
}

/** As it would be typed: without the full stop of a sentence. */
function tidy(words: string): string {
  return words
    .replace(/\s+/g, " ")
    .replace(/[.।?!]+$/, "")
    .trim();
}
