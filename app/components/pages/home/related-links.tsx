import { ChevronRight } from "lucide-react";
import { Section } from "#app/components/layout/section.tsx";
import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** Links that the owner set for this page; nothing without any. */
export function RelatedLinks({ links }: { links: { targetPage: LinkTarget; anchorText: string }[] }) {
  const home = homeText;
  if (links.length === 0) return null;
  return (
    <Section isLate className="pt-0!">
      <SectionHeading title={home.related} />
      <ul className="shelf-row [--cell:auto] gap-x-7 md:grid md:grid-cols-2 lg:grid-cols-3">
        {links.map(({ targetPage, anchorText }) => (
          <li key={targetPage}>
            <Link
              to={targetPage}
              className="flex min-h-11 items-center justify-between gap-2 font-medium hover:text-link max-md:rounded-full max-md:border max-md:border-line max-md:bg-surface max-md:px-4 md:min-h-[54px] md:border-b md:border-line"
            >
              {anchorText}
              <ChevronRight className="size-[18px] text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
