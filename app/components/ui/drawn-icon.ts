import { createElement } from "react";

/**
 * A component that draws an icon of lucide-react with these shapes; the build puts it in the place of lucide's own. A page has a
 * hundred icons: their shapes are one text for React, not an element each, and how lines look is said once (app.css).
 */
export function drawnIcon(shapes: string) {
  return function Icon({ className }: { className?: string }) {
    return createElement("svg", {
      viewBox: "0 0 24 24",
      className: className ? `lucide ${className}` : "lucide",
      "aria-hidden": true,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build, from the files of lucide
      dangerouslySetInnerHTML: { __html: shapes },
    });
  };
}
