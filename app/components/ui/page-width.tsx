import type { ComponentProps } from "react";

/** As wide as the page's text and pictures go, with the gutter on both sides. */
export function PageWidth({ className = "", ...box }: ComponentProps<"div">) {
  return <div {...box} className={`page-width ${className}`} />;
}
