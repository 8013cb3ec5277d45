import { Link } from "react-router";
import type { NavigationLink } from "#app/components/layout/shop-facts.tsx";

/** Links one below the other. */
export function LinkList({ links, className = "" }: { links: NavigationLink[]; className?: string }) {
  return (
    <ul className={`link-list ${className}`}>
      {links.map(({ text, to }) => (
        <li key={`${text} ${to}`}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
