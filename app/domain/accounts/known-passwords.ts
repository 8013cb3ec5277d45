// The 100,000 passwords and more that are tried first, as a Bloom filter: it knows each of them and tells none. Made by
// scripts/known-passwords.ts, which says where the lists come from; of other words it takes about one in 100,000 for one of them.

import filter from "./known-passwords.json" with { type: "json" };

/** Shorter ones are refused as passwords, and as part of one they are too common for a reason. */
export const SHORTEST_KNOWN = 5;
const HASHES = 16;
export const BITS_PER_PASSWORD = 24;

let bits: Uint8Array | undefined;

/** Whether a text in lower case and without blanks is one of the well-known passwords. */
export function isKnownPassword(text: string): boolean {
  if (text.length < SHORTEST_KNOWN) return false;
  bits ??= Uint8Array.from(atob(filter.bits), (sign) => sign.charCodeAt(0));
  for (const place of placesOf(text, bits.length * 8))
    if (((bits[place >>> 3] ?? 0) & (1 << (place & 7))) === 0) return false;
  return true;
}

/** How many passwords the filter was made from. */
export const KNOWN_COUNT: number = filter.count;

/** The bits that stand for a text in a filter of that many. */
export function placesOf(text: string, bitCount: number): number[] {
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    first = Math.imul(first ^ sign, 0x01000193);
    second = Math.imul(second ^ sign, 0x5bd1e995);
    second ^= second >>> 15;
  }
  const [start, step] = [mixed(first ^ text.length), mixed(second) | 1];
  return Array.from({ length: HASHES }, (_, index) => ((start + index * step) >>> 0) % bitCount);
}

/** Spreads what differs in a few bits over all 32. */
function mixed(hash: number): number {
  let spread = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  spread = Math.imul(spread ^ (spread >>> 13), 0xc2b2ae35);
  return (spread ^ (spread >>> 16)) >>> 0;
}
