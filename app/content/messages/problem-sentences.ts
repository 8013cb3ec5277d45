/** The sentence for each wrong field: that of the field itself where it is empty and has one, else that of the problem. */
export function problemSentences<Problem extends string>(
  problems: Readonly<Partial<Record<string, Problem>>>,
  words: Readonly<Record<Problem, string>>,
  missing: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => {
      if (problem === undefined) return [];
      return [[field, (problem === "required" && missing[field]) || words[problem]]];
    }),
  );
}
