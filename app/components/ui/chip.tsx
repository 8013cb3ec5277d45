import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "#app/components/ui/link.ts";

/** A short link; `isChosen` fills it, `isRemovable` ends it with a cross (name what goes in aria-label). */
export function Chip({
  isChosen = false,
  isRemovable = false,
  className = "",
  children,
  ...link
}: { isChosen?: boolean; isRemovable?: boolean } & ComponentProps<typeof Link>) {
  const look = isChosen
    ? "border-primary bg-primary text-white"
    : isRemovable
      ? "border-transparent bg-primary-soft text-leaf-800 hover:bg-leaf-200"
      : "border-line bg-surface hover:bg-sunk";
  return (
    <Link
      {...link}
      className={`inline-flex min-h-11 items-center gap-2 rounded-[8px] border-[1.5px] px-3.5 text-base leading-tight font-semibold ${look} ${className}`}
    >
      {children}
      {isRemovable && <X className="size-4" />}
    </Link>
  );
}
