import { Check, ChevronRight, Plus } from "lucide-react";
import { Link } from "#app/components/ui/link.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

/** A fact with what is entered of it, or what is asked; it leads to where it is entered. */
export function FactRow({
  to,
  isIn,
  title,
  text,
}: {
  to: RoutePath;
  isIn: boolean;
  title: string;
  text: string;
}) {
  const look = isIn ? "bg-leaf-100 text-leaf-700" : "border-2 border-dashed border-marigold-600";
  return (
    <Link to={to} className="grid min-h-15 grid-cols-[auto_1fr_auto] items-center gap-3.5 px-4 py-2">
      <span className={`grid size-[38px] place-items-center rounded-md ${look}`}>
        {isIn ? <Check className="size-5" /> : <Plus className="size-5" />}
      </span>
      <span className="min-w-0">
        <b className="font-semibold">{title}</b>
        <small className="block break-words text-ink-2">{text}</small>
      </span>
      <ChevronRight className="size-5" />
    </Link>
  );
}
