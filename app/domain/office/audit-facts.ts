// The details of an audit entry as lines to be read: of a change only what differs.

export type AuditFact = { name: string; was?: string; is: string };

/** Every leaf of the details; where they hold `from` and `to` (or `before` and `after`), the differing leaves with both values. What is empty says nothing. */
export function auditFacts(details: Record<string, unknown>): AuditFact[] {
  const { from, to, before, after, ...rest } = details;
  const others = [...leaves(rest)].map(([name, is]) => ({ name, is })).filter(({ is }) => is !== "");
  return [...changes(from, to), ...changes(before, after), ...others];
}

function changes(old: unknown, next: unknown): AuditFact[] {
  if (old === undefined && next === undefined) return [];
  const was = leaves(old);
  const is = leaves(next);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => ({ name, was: was.get(name) ?? "", is: is.get(name) ?? "" }));
}

function leaves(value: unknown, name = ""): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== "object") return new Map([[name, String(value)]]);
  const isPlainList = Array.isArray(value) && value.every((each) => typeof each !== "object");
  if (isPlainList) return new Map([[name, value.join(", ")]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leaves(part, name ? `${name}.${key}` : key)]),
  );
}
