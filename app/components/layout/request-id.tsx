import { createContext, useContext } from "react";

/** Set by the server around the page: the number under which the log knows this request. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** The number to tell the shop when something broke; `sentence` puts it into words. Nothing after a move in the browser. */
export function RequestId({ sentence }: { sentence: (requestId: string) => string }) {
  const requestId = useContext(RequestIdContext) ?? writtenInPage();
  return requestId ? (
    <p data-request-id={requestId} className="text-sm text-ink-3">
      {sentence(requestId)}
    </p>
  ) : null;
}

function writtenInPage(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId;
}
