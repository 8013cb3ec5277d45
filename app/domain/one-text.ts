// What many pages show alike travels to the browser as one text, which is written once. The router would look at each field of each
// card otherwise, for each page anew.

/** A value of plain data as one text; a field that is undefined is left out. */
export type OneText<Value> = { text: string; of?: Value };

const written = new WeakMap<object, OneText<unknown>>();
const read = new WeakMap<OneText<unknown>, unknown>();

/** The text of a value that nobody changes; the same for the same value. */
export function asOneText<Value extends object>(value: Value): OneText<Value> {
  const known = written.get(value);
  if (known) return known as OneText<Value>;
  const text = { text: JSON.stringify(value) };
  written.set(value, text);
  read.set(text, value);
  return text;
}

/** The value of a text: the very one that it was made of, or, in the browser, the same for each time that it is asked for. */
export function fromOneText<Value>(text: OneText<Value>): Value {
  if (!read.has(text)) read.set(text, JSON.parse(text.text));
  return read.get(text) as Value;
}
