import type { ReactNode } from "react";

/** The apothecary label: paper with cut corners and a double rule in `colour` (one of a brand's, "#325688"; else the surrounding `--label-colour`, bottle green by default). */
export function LabelCard({
  colour,
  isPlain = false,
  className = "",
  children,
}: {
  colour?: string | undefined;
  /** Without the inner rule. */
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const look = `${isPlain ? "" : "label-card-ruled"} ${colour ? labelColour(colour) : ""}`;
  return (
    <div className={`label-card ${look} ${className}`}>
      <div className="relative">{children}</div>
    </div>
  );
}

/** The class that gives everything inside a brand's colour; pages have no inline styles. */
export function labelColour(colour: string): string {
  return `label-${colour.slice(1)}`;
}
