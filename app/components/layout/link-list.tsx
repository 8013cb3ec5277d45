import type { NavigationLink } from "#app/components/layout/shop-facts.tsx";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { escapeHtml } from "#app/domain/form/escape-html.ts";
import type { PagePath } from "#app/domain/route-path.ts";

/** Links one below the other. Every page has a hundred of them, so they are written as HTML: for React each would be three parts to draw and to wake. */
export function LinkList({ links, className = "" }: { links: NavigationLink[]; className?: string }) {
  const items = links.map(({ text, to }) => {
    const address = to.startsWith("/") ? hrefOf(to as PagePath) : to;
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></li>`;
  });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: every word and address is escaped above
    <ul className={`link-list ${className}`} dangerouslySetInnerHTML={{ __html: items.join("") }} />
  );
}
