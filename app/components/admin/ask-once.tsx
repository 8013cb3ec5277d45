import type { ReactNode } from "react";

/** What changes much is asked once: the button unfolds the sentence that names the thing, and the form that does it. */
export function AskOnce({
  button,
  isRow = false,
  isOpen,
  children,
}: {
  button: ReactNode;
  /** Stands in the row of a list. */
  isRow?: boolean;
  /** Unfolded from the start, because what was sent from it was refused. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group relative" open={isOpen}>
      <summary
        className={`btn btn-quiet cursor-pointer list-none [&::-webkit-details-marker]:hidden ${isRow ? "btn-row" : ""}`}
      >
        {button}
      </summary>
      <div className="mt-2 grid gap-3 rounded-md border border-line bg-surface p-4 text-left shadow-2">
        {children}
      </div>
    </details>
  );
}
