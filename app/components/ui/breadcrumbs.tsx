import { Link, type LinkTarget } from "#app/components/ui/link.ts";

/** Where this page stands; the last item is the page itself and is left out on phones. */
export function Breadcrumbs({ label, items }: { label: string; items: { name: string; to?: LinkTarget }[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map(({ name, to }, position) => (
          <li key={name} aria-current={position === items.length - 1 ? "page" : undefined}>
            {to ? <Link to={to}>{name}</Link> : name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
