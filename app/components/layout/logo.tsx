import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { Link } from "#app/components/ui/link.ts";
import { shellText } from "#app/content/messages/shell.ts";

/** The mark and the shop's name; the name is text, so it stands there also when the picture does not load. */
export function Logo({ isTaglineAlways = false }: { isTaglineAlways?: boolean }) {
  const { name, tagline } = useShopFacts();
  const shell = shellText;
  return (
    <Link to="/" className="logo" aria-label={shell.header.home(name)}>
      <img src="/art/mark.svg" alt="" width={44} height={51} />
      <span>
        <b>{name}</b>
        <small className={isTaglineAlways ? "" : "max-md:hidden"}>{tagline}</small>
      </span>
    </Link>
  );
}
