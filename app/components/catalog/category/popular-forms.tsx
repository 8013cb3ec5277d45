import { ArrowRight } from "lucide-react";
import { FormPicture } from "#app/components/catalog/category/form-card.tsx";
import type { FormOnList } from "#app/components/catalog/category/form-search.ts";
import { PotencyChips } from "#app/components/catalog/category/potency-chips.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** The forms that the shop puts forward, each with its three most usual potencies. */
export function PopularForms({ forms }: { forms: FormOnList[] }) {
  const { forms: words } = categoryText;
  return (
    <ul className="shelf-row [--cell:min(86%,17rem)] md:grid md:grid-cols-2 md:gap-3.5 lg:grid-cols-3 lg:gap-[18px]">
      {forms.map((form) => (
        <li key={form.slug}>
          <Panel className="flex h-full flex-col gap-3">
            <div className="flex items-center gap-4">
              <FormPicture form={form} />
              <div>
                <h3 className="text-xl">{form.name}</h3>
                <Link to={`/homeopathy-categories/${form.slug}`} className="link-arrow">
                  <span>
                    {words.explore}
                    <span className="sr-only">{words.about(form.name)}</span>
                  </span>
                  <ArrowRight className="size-[18px]" />
                </Link>
              </div>
            </div>
            <PotencyChips form={form} title={words.popularPotencies} />
          </Panel>
        </li>
      ))}
    </ul>
  );
}
