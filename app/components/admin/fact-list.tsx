import type { ReactNode } from "react";

/** Facts of one thing, each with its name; those without a value are left out. */
export function FactList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid gap-2.5">
      {facts
        .filter(([, value]) => value !== undefined && value !== "" && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
