import type { ReactNode } from "react";

const LOOKS = {
  sale: "bg-sale text-white",
  best: "bg-accent text-on-accent",
  new: "bg-neel-700 text-white",
};

/** A word on a picture: Sale, Best Seller or New. */
export function Badge({
  kind,
  className = "",
  children,
}: {
  kind: keyof typeof LOOKS;
  className?: string;
  children: ReactNode;
}) {
  return <span className={`badge ${LOOKS[kind]} ${className}`}>{children}</span>;
}
