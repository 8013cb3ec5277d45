import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** The head of a medicine form's guide; children are its first medicines. */
export function GuideHero({ name, children }: { name: string; children: ReactNode }) {
  const category = categoryText;
  const { guide } = category;
  return (
    <section className="buti buti-fade border-b border-line bg-leaf-100">
      <PageWidth className="pb-4 lg:pb-10">
        <Breadcrumbs
          label={category.breadcrumb}
          items={[
            { name: category.home, to: "/" },
            { name: guide.index, to: "/homeopathy-categories" },
            { name },
          ]}
        />
        <h1 className="pb-1 text-leaf-900 lg:pb-6 lg:text-[3rem]">{guide.heading(name)}</h1>
        {children}
      </PageWidth>
    </section>
  );
}
