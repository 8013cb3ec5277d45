import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import type { Facet } from "#app/domain/catalog/shop-shelf.ts";

const SHOWN_AT_FIRST = 6;

/** One foldable part of the filter. */
export function FilterSection({
  title,
  isOpen = true,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-14 list-none items-center justify-between font-display text-[1.125rem] font-semibold">
        {title}
        <ChevronDown className="text-ink-3 transition-[rotate] group-open:rotate-180" />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** Choices of which any number may be ticked, those that find nothing left out; the first six and the ticked ones are in sight, the others fold out. */
export function FacetTicks({
  title,
  name,
  choices: all,
  chosen,
  isOpen = true,
}: {
  title: string;
  name: string;
  choices: Pick<Facet, "slug" | "name" | "count">[];
  chosen: string[];
  isOpen?: boolean;
}) {
  const shop = shopText;
  const choices = all.filter(({ slug, count }) => count > 0 || chosen.includes(slug));
  if (choices.length === 0) return null;
  type Choice = (typeof choices)[number];
  const isInSight = (choice: Choice) =>
    chosen.includes(choice.slug) || choices.indexOf(choice) < SHOWN_AT_FIRST;
  const folded = choices.filter((choice) => !isInSight(choice));
  const tick = ({ slug, name: label, count }: Choice) => (
    <CheckField
      key={slug}
      name={name}
      value={slug}
      defaultChecked={chosen.includes(slug)}
      end={count.toLocaleString("en-IN")}
    >
      {label}
    </CheckField>
  );
  return (
    <FilterSection title={title} isOpen={isOpen || chosen.length > 0}>
      {choices.filter(isInSight).map(tick)}
      {folded.length > 0 && (
        <details className="group/more">
          <summary className="link inline-flex min-h-11 list-none items-center group-open/more:sr-only">
            {shop.more(folded.length)}
          </summary>
          {folded.map(tick)}
        </details>
      )}
    </FilterSection>
  );
}

/** Choices of which one may be chosen, or none. */
export function FacetRadios({
  title,
  name,
  choices,
  chosen,
  noneLabel,
}: {
  title: string;
  name: string;
  choices: Facet[];
  chosen: string | undefined;
  noneLabel: string;
}) {
  const finding = choices.filter(({ slug, count }) => count > 0 || slug === chosen);
  if (finding.length === 0) return null;
  return (
    <FilterSection title={title} isOpen={chosen !== undefined}>
      <CheckField type="radio" name={name} value="" defaultChecked={chosen === undefined}>
        {noneLabel}
      </CheckField>
      {finding.map(({ slug, name: label, count }) => (
        <CheckField
          key={slug}
          type="radio"
          name={name}
          value={slug}
          defaultChecked={slug === chosen}
          end={count.toLocaleString("en-IN")}
        >
          {label}
        </CheckField>
      ))}
    </FilterSection>
  );
}
