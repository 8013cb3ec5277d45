import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkTarget } from "#app/components/ui/link.ts";

/** The h2 of a section with a rule that ends in a marigold drop, and a link to all of it. */
export function SectionHeading({
  title,
  link,
  id,
}: {
  title: ReactNode;
  link?: { to: LinkTarget; text: ReactNode } | undefined;
  id?: string;
}) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      <span className="section-rule" aria-hidden="true" />
      {link && (
        <Link to={link.to} className="link-arrow whitespace-nowrap">
          <span>{link.text}</span>
          <ArrowRight className="size-[18px]" />
        </Link>
      )}
    </div>
  );
}
