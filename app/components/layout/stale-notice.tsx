import { shellText } from "#app/content/messages/shell.ts";
import { STALE_NOTICE } from "#app/domain/kept-page.ts";

/**
 * Says that the page is an older copy, which stands in while the database is away. The server uncovers the line in the copy itself
 * (server/kept-page.ts), so that it is there without scripts too and finished pages stay the same for everybody; on a click
 * `page-reading.ts` does. React leaves `hidden` alone: it never changes here.
 */
export function StaleNotice() {
  return (
    <p id={STALE_NOTICE} className="stale-notice" hidden suppressHydrationWarning>
      {shellText.stale}
    </p>
  );
}
