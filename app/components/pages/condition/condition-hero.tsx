import type { ReactNode } from "react";
import { bodySystemLook } from "#app/components/pages/condition/body-system-look.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { conditionText } from "#app/content/messages/pages/condition.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** The head of a body system or a condition with the plant of the system; children are the ways on. */
export function ConditionHero({
  systemSlug,
  crumbs,
  title,
  label,
  text,
  children,
}: {
  systemSlug: string;
  crumbs: { name: string; to?: LinkTarget }[];
  title: string;
  /** Stands small above the title. */
  label?: string;
  text: string;
  children?: ReactNode;
}) {
  const words = conditionText;
  const look = bodySystemLook(systemSlug);
  return (
    <section className={`buti buti-fade border-b border-line ${look.tint}`}>
      <PageWidth className="grid gap-x-12 pb-5 lg:grid-cols-[1fr_250px] lg:items-end lg:pb-0">
        <div className="lg:col-span-2">
          <Breadcrumbs
            label={words.breadcrumb}
            items={[{ name: words.home, to: "/" }, { name: words.conditions, to: "/diseases" }, ...crumbs]}
          />
        </div>
        <div className="lg:self-center lg:pb-12">
          {label && (
            <p className="mb-2 inline-block rounded-[6px] bg-surface px-2.5 py-1 text-sm font-semibold text-leaf-800">
              {label}
            </p>
          )}
          <h1 className="text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)] text-leaf-900">{title}</h1>
          <p className="mt-2 max-w-[58ch] text-ink-2 lg:mt-3 lg:text-lg">{text}</p>
          {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
        </div>
        <img
          src={look.url}
          alt=""
          width={200}
          height={252}
          className="-mb-1.5 h-auto w-[250px] max-lg:hidden"
        />
      </PageWidth>
    </section>
  );
}
