import { KEY_WORDS } from "#app/domain/key-word-list.ts";

const KEY_BYTES = 16;

/** A key as 16 words and a 17th that tells a slip of the pen. */
export function keyToWords(key: Uint8Array): string[] {
  return [...key, checkByte(key)].map((byte) => KEY_WORDS[byte]!);
}

/** The places of the words, from 1, by which somebody shows that they wrote the key down. */
export const ASKED_PLACES = [6, 14] as const;

/** Whether these are the words at the asked places of the key, as a person typed them. */
export function hasAskedWords(words: string[], typed: string[]): boolean {
  return ASKED_PLACES.every((place, n) => startOf(typed[n] ?? "") === startOf(words[place - 1]!));
}

export type ReadKey = { ok: true; key: Uint8Array } | { ok: false; sentence: string };

/** The key of words as a person typed them, or what is wrong with them: capitals, numbers and commas do not matter, nor letters after the fourth. */
export function wordsToKey(typed: string): ReadKey {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length !== KEY_BYTES + 1)
    return wrong(`These are ${words.length} words; the key has ${KEY_BYTES + 1}.`);
  const bytes: number[] = [];
  for (const [place, word] of words.entries()) {
    const byte = KEY_WORDS.findIndex((known) => startOf(known) === startOf(word));
    if (byte < 0) return wrong(`Word ${place + 1}, "${word}", is none of the words of keys.`);
    bytes.push(byte);
  }
  const key = Uint8Array.from(bytes.slice(0, KEY_BYTES));
  if (checkByte(key) === bytes[KEY_BYTES]) return { ok: true, key };
  return wrong("These words do not fit together: one of them is another, or two have changed places.");
}

/** By its first four letters a word of keys is known from all others. */
function startOf(word: string): string {
  return word.trim().toLowerCase().slice(0, 4);
}

function wrong(sentence: string): ReadKey {
  return { ok: false, sentence };
}

// CRC-8 finds every single wrong word, and words that have changed places.
function checkByte(key: Uint8Array): number {
  let crc = 0;
  for (const byte of key) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc;
}
