import type { ComponentProps } from "react";
import { Link } from "#app/components/ui/link.ts";

type ButtonLook = {
  variant?: "primary" | "outline" | "soft" | "accent" | "quiet";
  size?: "sm" | "md" | "lg";
  isBlock?: boolean;
};

/** Submits unless `type` says otherwise; one "primary" per view, "accent" for consultations only. */
export function Button({
  variant,
  size,
  isBlock,
  className,
  ...button
}: ButtonLook & ComponentProps<"button">) {
  return <button {...button} className={look({ variant, size, isBlock, className })} />;
}

/** A link that looks like a button; `to` may also be a tel:, mailto: or outside address. */
export function ButtonLink({
  variant,
  size,
  isBlock,
  className,
  ...link
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...link} className={look({ variant, size, isBlock, className })} />;
}

function look({
  variant = "primary",
  size = "md",
  isBlock = false,
  className = "",
}: ButtonLook & { className?: string | undefined }) {
  return `btn btn-${variant} ${size === "md" ? "" : `btn-${size}`} ${isBlock ? "w-full" : ""} ${className}`;
}
