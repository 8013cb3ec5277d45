import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { BottomBar } from "#app/components/layout/bottom-bar.tsx";
import { DeliveryStrip } from "#app/components/layout/delivery-strip.tsx";
import { DemoBanner } from "#app/components/layout/demo-banner.tsx";
import { FloatingContact } from "#app/components/layout/floating-contact.tsx";
import { Footer } from "#app/components/layout/footer.tsx";
import { Header } from "#app/components/layout/header.tsx";
import { PageOrSkeleton } from "#app/components/layout/page-skeleton.tsx";
import { ProgressBar } from "#app/components/layout/progress-bar.tsx";
import { QuietHeader } from "#app/components/layout/quiet-header.tsx";
import type { FetchSearchHelp } from "#app/components/layout/search-form.tsx";
import { ShortFooter } from "#app/components/layout/short-footer.tsx";
import { StaleNotice } from "#app/components/layout/stale-notice.tsx";
import { useVisitReading } from "#app/components/layout/visit.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/**
 * A route that exports `handle = { frame: "quiet" }` gets a header without menus: there is one thing to do.
 * With "none" the page brings its own; "office" is the back office with its own main part.
 * `handle = { footer: "short" }` leaves the menus and shortens the footer, as below a quiet header.
 */
export type FrameHandle = { frame: "quiet" | "none" | "office" } | { frame?: never; footer: "short" };

/** Header, page, footer and the ways to reach the shop. */
export function PageFrame({
  fetchSearchHelp,
  children,
}: {
  fetchSearchHelp: FetchSearchHelp;
  children: ReactNode;
}) {
  const shell = shellText;
  useVisitReading();
  const handles = useMatches().map((match) => match.handle as FrameHandle | undefined);
  const frame = handles.map((handle) => handle?.frame).find(Boolean);
  const isShort = frame === "quiet" || handles.some((handle) => handle && "footer" in handle);
  if (frame === "office") return children;
  return (
    <>
      <a href="#main" className="skip-link">
        {shell.skipToContent}
      </a>
      <ProgressBar />
      <DemoBanner />
      {frame === undefined && (
        <>
          <Header fetchHelp={fetchSearchHelp} />
          <DeliveryStrip />
        </>
      )}
      {frame === "quiet" && <QuietHeader />}
      <main id="main" tabIndex={-1} className="outline-none">
        {frame === undefined && <StaleNotice />}
        <PageOrSkeleton>{children}</PageOrSkeleton>
      </main>
      {frame !== "none" && (isShort ? <ShortFooter /> : <Footer />)}
      {frame === undefined && <FloatingContact />}
      {frame !== "none" && <BottomBar />}
    </>
  );
}
