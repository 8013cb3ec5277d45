import { ok, type Result, refused } from "#app/domain/result.ts";

/** A key of 256 bits, as 43 letters of base64url, and the name under which sealed values remember it. */
export type NamedKey = { id: string; key: string };

const NAMED_KEY = /^([a-z][a-z0-9]{0,11}):([\w-]{43})$/;

/** Reads "k1:…,k2:…", the newest last; refused unless each has a name of its own and 256 bits. */
export function parseKeyRing(text: string): Result<NamedKey[], "bad-keys"> {
  const keys = text
    .trim()
    .split(/[\s,]+/)
    .map((entry) => {
      const [, id, key] = NAMED_KEY.exec(entry) ?? [];
      return id && key ? { id, key } : undefined;
    });
  const known = keys.filter((key) => key !== undefined);
  const names = new Set(known.map(({ id }) => id));
  return known.length === keys.length && names.size === keys.length ? ok(known) : refused("bad-keys");
}

/** The keys as `parseKeyRing` reads them. */
export function formatKeyRing(keys: readonly NamedKey[]): string {
  return keys.map(({ id, key }) => `${id}:${key}`).join(",");
}

/** A name for the next key: one more than the highest of "k1", "k2", … */
export function nextKeyId(keys: readonly { id: string }[]): string {
  const numbers = keys.map(({ id }) => Number(/^k(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `k${Math.max(0, ...numbers) + 1}`;
}
