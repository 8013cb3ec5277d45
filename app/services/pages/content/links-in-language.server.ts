import { hrefOf } from "#app/content/messages/page-address.ts";
import { ownPath } from "#app/domain/own-path.ts";

/** A text of the shop whose links to pages of ours lead to them in the language read. */
export function linksInLanguage(html: string): string {
  return html.replace(/ href="(\/[^"]*)"/g, (link, written: string) => {
    const path = ownPath(written);
    return path ? ` href="${hrefOf(path)}"` : link;
  });
}
