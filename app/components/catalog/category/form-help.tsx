import { Section } from "#app/components/layout/section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** Four ways on for those who did not find their form. */
export function FormHelp() {
  const category = categoryText;
  const words = category.forms;
  return (
    <Section isSunk>
      <h2>{words.helpTitle}</h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-2">{words.helpText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/doctor-consultation" variant="accent">
          {category.consultation}
        </ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          {words.contact}
        </ButtonLink>
        <ButtonLink to="/shop?view=all" variant="quiet" className="bg-surface">
          {words.shop}
        </ButtonLink>
        <ButtonLink to="/brands" variant="quiet" className="bg-surface">
          {words.browseBrands}
        </ButtonLink>
      </div>
    </Section>
  );
}
