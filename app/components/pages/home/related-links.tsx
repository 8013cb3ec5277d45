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
      <ul className="grid gap-x-7 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ targetPage, anchorText }) => (
          <li key={targetPage}>
            <Link
              to={targetPage}
              className="flex min-h-[54px] items-center justify-between border-b border-line font-medium hover:text-link"
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
