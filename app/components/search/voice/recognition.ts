// What browsers have to turn speech into words; TypeScript does not know it. https://webaudio.github.io/web-speech-api/

type SpokenWords = { readonly length: number; readonly [n: number]: { readonly transcript: string } };
export type Heard = Event & { results: ArrayLike<SpokenWords & { isFinal: boolean }> };
export type SpeechFault = Event & { error: string };

type Recognition = EventTarget & {
  lang: string;
  interimResults: boolean;
  /** Whether the words are made on the device; few browsers can. */
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
};

type Asked = { langs: string[]; processLocally: boolean };
export type Recogniser = {
  new (): Recognition;
  available?: (asked: Asked) => Promise<string>;
};

type WithSpeech = Window & { SpeechRecognition?: Recogniser; webkitSpeechRecognition?: Recogniser };

/** What this browser listens with, under either of its names. */
export function recogniser(): Recogniser | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as WithSpeech;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether it makes words of that language without sending the voice anywhere. */
export async function isOnDevice(lang: string): Promise<boolean> {
  try {
    return (await recogniser()?.available?.({ langs: [lang], processLocally: true })) === "available";
  } catch {
    return false;
  }
}
