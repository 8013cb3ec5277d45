import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Toaster, toast } from "sonner";
import "sonner/dist/styles.css";
import "#app/components/ui/toast.css";

const BARS = ".bottom-bar, .mini-cart, .sticky-action";
/** From the edge of the screen, or of a bar there. */
const GAP_PX = 12;
/** As high as three toasts in a stack are, one of them of three lines. */
const ROOM_PX = 120;

let root: Root | undefined;

/** Where toasts are called: at the foot of the screen, above the bar there, or under the header where what was pressed is at the foot. */
export function openToaster(pressed: Element | undefined): typeof toast {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  const foot = innerHeight - topOfBars() + GAP_PX;
  const isCovered = !!pressed && pressed.getBoundingClientRect().bottom > innerHeight - foot - ROOM_PX;
  const offset = { top: `calc(var(--header-h) + ${GAP_PX}px)`, bottom: foot };
  const settings = {
    duration: 4000,
    visibleToasts: 3,
    gap: 14,
    position: isCovered ? ("top-center" as const) : ("bottom-center" as const),
    offset,
    mobileOffset: offset,
    toastOptions: { className: "toast" },
  };
  // A toast that is called before the toaster stands is lost.
  flushSync(() => root?.render(createElement(Toaster, settings)));
  return toast;
}

/** The height at which the bars at the foot of the screen begin. */
function topOfBars(): number {
  const bars = [...document.querySelectorAll(BARS)].filter((bar) => bar.checkVisibility());
  return Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
}
