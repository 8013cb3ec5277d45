import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const KINDS = {
  info: { Icon: Info, look: "bg-info-soft text-neel-800" },
  success: { Icon: CircleCheck, look: "bg-leaf-50 text-leaf-800" },
  warning: { Icon: TriangleAlert, look: "bg-warn-soft text-marigold-900" },
  error: { Icon: CircleAlert, look: "bg-error-soft text-clay-800" },
};

/** A sentence that stays on the page; success and error are read out when they appear. */
export function Notice({
  kind = "info",
  className = "",
  children,
}: {
  kind?: keyof typeof KINDS;
  className?: string;
  children: ReactNode;
}) {
  const { Icon, look } = KINDS[kind];
  const role = kind === "error" ? "alert" : kind === "success" ? "status" : undefined;
  return (
    <div
      role={role}
      className={`flex gap-3 rounded-md px-4 py-3.5 text-[.9375rem] leading-[1.45] ${look} ${className}`}
    >
      <Icon className="mt-px" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
