import type { CSSProperties, ReactNode } from "react";

/** The apothecary label: paper with cut corners and a double rule in `colour` (any CSS colour; bottle green by default). */
export function LabelCard({
  colour,
  cornerPx,
  isPlain = false,
  className = "",
  children,
}: {
  colour?: string | undefined;
  cornerPx?: number;
  /** Without the inner rule. */
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const look = { "--label-colour": colour, "--label-corner": cornerPx && `${cornerPx}px` } as CSSProperties;
  return (
    <div className={`label-card ${isPlain ? "" : "label-card-ruled"} ${className}`} style={look}>
      <div className="relative">{children}</div>
    </div>
  );
}
