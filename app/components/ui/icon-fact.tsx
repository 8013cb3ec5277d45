import type { ReactNode } from "react";

/** A fact of a `dl` under its name with an icon. */
export function IconFact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3 font-semibold [&_.lucide]:text-clay-600">
        {icon}
        {name}
      </dt>
      <dd className="pl-8 text-ink-2">{children}</dd>
    </div>
  );
}

/** The value of a fact, a line each. */
export function FactLines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
