import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPressed } from "#app/components/layout/fetch-pressed.ts";
import { watchReading } from "#app/components/layout/page-reading.ts";

// Before the other, which tells of an older copy once the router has it.
fetchPressed();
watchReading();

if (!isElsewhere()) {
  addEventListener("popstate", loadIfElsewhere);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <Listening />
      </StrictMode>,
    );
  });
} else location.reload();

/** From here on the router hears itself when somebody goes back, and follows links (server/speculation-rules.ts). */
function Listening() {
  useEffect(() => {
    removeEventListener("popstate", loadIfElsewhere);
    const { dataset } = document.documentElement;
    dataset.awake = "";
    // Given to a page whose scripts were long in coming (server/late-start.ts).
    delete document.body.dataset.plain;
  }, []);
  return null;
}

function loadIfElsewhere() {
  if (isElsewhere()) location.reload();
}

/** Whether the address is no longer that of the page which was sent: somebody went back while it was loading. */
function isElsewhere(): boolean {
  const [sent] = performance.getEntriesByType("navigation");
  // Some older browsers call the entry "document" instead of by its address.
  return !!sent?.name.startsWith(location.origin) && placeOf(new URL(sent.name)) !== placeOf(location);
}

function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
