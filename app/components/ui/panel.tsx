import type { ComponentProps } from "react";

/** A white sheet with a hairline around it. */
export function Panel({
  as: Tag = "div",
  className = "",
  ...box
}: { as?: "div" | "section" | "aside" } & ComponentProps<"div">) {
  return (
    <Tag {...box} className={`rounded-lg border border-line bg-surface p-[18px] md:p-[26px] ${className}`} />
  );
}
