/** Reads lines of "slug: name, name". */
export function namesBySlug(lines: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines
      .trim()
      .split("\n")
      .map((line) => {
        const [slug = "", names = ""] = line.split(": ");
        return [slug, names.split(", ")] as const;
      }),
  );
}
