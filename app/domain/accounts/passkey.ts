import { cleanLine } from "#app/domain/form/plain-text.ts";

/** A phone, a computer, a stick in the safe, and some to spare. */
export const MOST_PASSKEYS = 10;

const LONGEST_NAME = 60;

/** What a passkey is called in the list; a nameless one is called so. */
export function passkeyName(typed: string): string {
  return cleanLine(typed).slice(0, LONGEST_NAME) || "Passkey";
}

/** The answer of the browser from its form field, as JSON; undefined for anything else. */
export function readPasskey(text: string): unknown {
  if (text === "" || text.length > 20_000) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
