import { sayNotice } from "#app/components/layout/say-notice.ts";
import type { Notice } from "#app/domain/notice.ts";

/** To be fetched when there is something to say: a file that other pages share, fetched so, needs lines of the bundler in every page. */
export function sayLater(notice: Notice) {
  sayNotice(notice);
}
