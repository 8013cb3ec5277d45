import { createElement } from "react";

type Shape = [tag: string, attributes: Record<string, string>];

/** A component that draws an icon of lucide-react with these shapes; the build puts it in the place of lucide's own. */
export function drawnIcon(shapes: Shape[]) {
  return function Icon({ className }: { className?: string }) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `lucide ${className}` : "lucide",
        "aria-hidden": true,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
