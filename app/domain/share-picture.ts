/** What a shared link shows a picture of. `page` is the shop itself. */
export const SHARE_KINDS = ["page", "product", "category", "brand", "condition", "location"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** The words on the picture make its address: other words, another address, so that the file may be kept for ever. */
export type ShareSubject = { kind: ShareKind; slug: string; words: (string | undefined)[] };

export const SHARE_SIZE = { width: 1200, height: 630 };

/** Raised when the drawing changes, so that nobody shows the old one. */
const EDITION = "2";

/** "/share/product/arnica-montana-30-ch.png?v=1k2j3h" */
export function shareAddress(subject: ShareSubject): string {
  return `/share/${subject.kind}/${subject.slug}.png?v=${shareVersion(subject.words)}`;
}

/** The part of the address that changes with the words (FNV-1a, 32 bits). */
function shareVersion(words: ShareSubject["words"]): string {
  let hash = 0x811c9dc5;
  for (const character of [EDITION, ...words].join("\n"))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36);
}
