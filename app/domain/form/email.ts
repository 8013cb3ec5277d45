// An e-mail address in the simple shape the specification asks for: something@something.something.

const MAX_LENGTH = 254;
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}.]+$/u;

/** The address trimmed and in lower case; undefined when it does not look like one. */
export function parseEmail(text: string): string | undefined {
  if (text.length > MAX_LENGTH * 2) return undefined;
  const address = text.trim().toLowerCase();
  return address.length <= MAX_LENGTH && ADDRESS.test(address) ? address : undefined;
}
