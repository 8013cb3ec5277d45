// What was learnt of the sayings as one text, so that the build learns them once for all starts.

import type { Learnt } from "#app/domain/search/learn-sayings.ts";

type Packed = {
  meanings: string[];
  keys: string;
  rarest: number;
  /** Numbers as they lie in memory, in base64. */
  rarities: string;
  from: string;
  of: string;
  counts: string;
};

/** All of it, to the last bit. */
export function packLearnt({ meanings, features }: Learnt<string>): string {
  const packed: Packed = {
    meanings,
    keys: [...features.numberOf.keys()].join("\n"),
    rarest: features.rarest,
    rarities: bytesOf(features.rarities),
    from: bytesOf(features.from),
    of: bytesOf(features.meanings),
    counts: bytesOf(features.counts),
  };
  return JSON.stringify(packed);
}

/** What `packLearnt` was given. */
export function unpackLearnt(text: string): Learnt<string> {
  const packed = JSON.parse(text) as Packed;
  const { meanings, rarest } = packed;
  return {
    meanings,
    features: {
      numberOf: new Map(packed.keys.split("\n").map((key, n) => [key, n])),
      rarest,
      rarities: new Float32Array(numbersOf(packed.rarities)),
      from: new Int32Array(numbersOf(packed.from)),
      meanings: new Int16Array(numbersOf(packed.of)),
      counts: new Float32Array(numbersOf(packed.counts)),
    },
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int32Array | Int16Array): string {
  let text = "";
  for (const byte of new Uint8Array(buffer, byteOffset, byteLength)) text += String.fromCharCode(byte);
  return btoa(text);
}

function numbersOf(text: string): ArrayBuffer {
  const bytes = atob(text);
  const numbers = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) numbers[at] = bytes.charCodeAt(at);
  return numbers.buffer;
}
