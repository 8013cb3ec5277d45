/** "1 medicine", "1,628 medicines"; for words that take an s. */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString("en-IN")} ${word}${count === 1 ? "" : "s"}`;
}
