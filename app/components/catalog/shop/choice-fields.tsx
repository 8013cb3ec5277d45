import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { ChoiceGroup } from "#app/components/catalog/shop/shop-choices.ts";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";

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

/** Choices of which any number may be ticked, the first six and the ticked ones in sight, the others to fold out; with `noneLabel` one of them or none. */
export function ChoiceFields({ title, name, choices, chosen, isOpen, noneLabel }: ChoiceGroup) {
  const isOne = noneLabel !== undefined;
  const isInSight = (choice: ChoiceGroup["choices"][number], place: number) =>
    isOne || place < SHOWN_AT_FIRST || chosen.includes(choice.slug);
  const folded = choices.filter((choice, place) => !isInSight(choice, place));
  const field = ({ slug, name: label, count }: ChoiceGroup["choices"][number]) => (
    <CheckField
      key={slug}
      type={isOne ? "radio" : "checkbox"}
      name={name}
      value={slug}
      defaultChecked={chosen.includes(slug)}
      end={count.toLocaleString("en-IN")}
    >
      {label}
    </CheckField>
  );
  return (
    <FilterSection title={title} isOpen={isOpen}>
      {isOne && (
        <CheckField type="radio" name={name} value="" defaultChecked={chosen.length === 0}>
          {noneLabel}
        </CheckField>
      )}
      {choices.filter(isInSight).map(field)}
      {folded.length > 0 && (
        <details className="group/more">
          <summary className="link inline-flex min-h-11 list-none items-center group-open/more:sr-only">
            {shopText.more(folded.length)}
          </summary>
          {folded.map(field)}
        </details>
      )}
    </FilterSection>
  );
}
