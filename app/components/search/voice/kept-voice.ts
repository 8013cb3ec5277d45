import { SPOKEN, type Spoken } from "#app/components/search/voice/listen.ts";

const TOLD = "materia-voice-told";
const LANGUAGE = "materia-voice-language";

/** The language chosen on this device for speaking, else that of the page. */
export function keptLanguage(): Spoken {
  const kept = SPOKEN.find((one) => one === read(LANGUAGE));
  return kept ?? (document.documentElement.lang.startsWith("hi") ? "hi-IN" : "en-IN");
}

/** Keeps the language that was chosen. */
export function keepLanguage(language: Spoken): void {
  write(LANGUAGE, language);
}

/** Whether this device has been told where a voice goes. */
export function wasTold(): boolean {
  return read(TOLD) !== null;
}

/** Notes that it has been told. */
export function noteTold(): void {
  write(TOLD, "yes");
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be switched off: then it is told each time.
  }
}
