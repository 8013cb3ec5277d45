import type { NavigationLink } from "#app/components/layout/shop-facts.tsx";
import { Link } from "#app/components/ui/link.ts";
import { isOfficePath } from "#app/domain/office-path.ts";

/** Links one below the other; the back office opens as a new document, for pages of visitors do not know its screens. */
export function LinkList({ links, className = "" }: { links: NavigationLink[]; className?: string }) {
  return (
    <ul className={`link-list ${className}`}>
      {links.map(({ text, to }) => (
        <li key={`${text} ${to}`}>
          <Link to={to} reloadDocument={isOfficePath(to)}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
