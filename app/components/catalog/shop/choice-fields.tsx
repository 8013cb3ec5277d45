import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { ChoiceGroup } from "#app/components/catalog/shop/shop-choices.ts";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { WrittenOnce } from "#app/components/ui/written-once.tsx";
import { shopText } from "#app/content/messages/catalog/shop.ts";

const SHOWN_AT_FIRST = 6;

/** One foldable part of the filter; written once where it is made of one object. */
export function FilterSection({
  title,
  of,
  isOpen = true,
  children,
}: {
  title: string;
  of?: object;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const content = (
    <>
      <summary className="flex min-h-14 list-none items-center justify-between font-display text-[1.125rem] font-semibold">
        {title}
        <ChevronDown className="text-ink-3 transition-[rotate] group-open:rotate-180" />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </>
  );
  const part = { open: isOpen, className: "group border-t border-line first:border-t-0", children: content };
  return of ? <WrittenOnce as="details" of={of} name={title} {...part} /> : <details {...part} />;
}

/** Choices of which any number may be ticked, the first six and the ticked ones in sight, the others to fold out; with `noneLabel` one of them or none. */
export function ChoiceFields({ group }: { group: ChoiceGroup }) {
  return (
    <FilterSection title={group.title} isOpen={group.isOpen} of={group}>
      <Choices group={group} />
    </FilterSection>
  );
}

function Choices({ group: { name, choices, chosen, noneLabel } }: { group: ChoiceGroup }) {
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
    <>
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
    </>
  );
}
