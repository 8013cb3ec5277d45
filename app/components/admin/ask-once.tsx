import type { ReactNode } from "react";

/** What cannot be taken back is asked once: the button unfolds the sentence that names the thing, and the form that does it. */
export function AskOnce({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <details className="group relative">
      <summary className="btn btn-quiet cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {button}
      </summary>
      <div className="mt-2 grid gap-3 rounded-md border border-line bg-surface p-4 shadow-2">{children}</div>
    </details>
  );
}
