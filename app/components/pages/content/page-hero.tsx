import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** The head of a page to read: where it stands, its name, a sentence, what to do first, and a picture on wide screens. */
export function PageHero({
  breadcrumbLabel,
  crumbs,
  title,
  lead,
  picture,
  children,
}: {
  breadcrumbLabel: string;
  crumbs: { name: string; to?: LinkTarget }[];
  title: string;
  lead?: string;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="buti buti-fade border-b border-line bg-sunk">
      <PageWidth className={picture ? "grid gap-x-12 lg:grid-cols-[1fr_auto] lg:items-end" : ""}>
        <div className="pb-8 lg:pb-10">
          <Breadcrumbs label={breadcrumbLabel} items={crumbs} />
          <h1 className="max-w-[24ch] pt-1 text-[clamp(2rem,1.5rem+2.2vw,3.25rem)] text-leaf-900">{title}</h1>
          {lead && <p className="mt-3 max-w-[60ch] text-lg text-ink-2">{lead}</p>}
          {children}
        </div>
        {picture && <div className="max-lg:hidden">{picture}</div>}
      </PageWidth>
    </section>
  );
}
