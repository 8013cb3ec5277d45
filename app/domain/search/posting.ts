// Where a word stands in a name, in one number: there are millions of them, and as objects they would keep the garbage collector
// busy for longer than a page takes.

const LENGTH_BITS = 2;
const AT_BITS = 4;

/** The number of a place: in that name, from that word on, so many words. */
export function posting(name: number, at: number, length: number): number {
  return (name << (AT_BITS + LENGTH_BITS)) | (at << LENGTH_BITS) | length;
}

export function nameIn(place: number): number {
  return place >> (AT_BITS + LENGTH_BITS);
}

export function atIn(place: number): number {
  return (place >> LENGTH_BITS) & (2 ** AT_BITS - 1);
}

export function lengthIn(place: number): number {
  return place & (2 ** LENGTH_BITS - 1);
}
