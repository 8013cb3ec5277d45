import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownChip } from "#app/components/catalog/list/quick-chips.ts";
import { Form } from "#app/components/ui/link.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";

/** One press narrows the list, a second no longer; each is a form of its own, so that it needs no script. */
export function QuickFilters({
  chips,
  layout,
  children,
}: {
  chips: ShownChip[];
  layout?: string | undefined;
  /** Entries before them. */
  children?: ReactNode;
}) {
  if (chips.length === 0 && !children) return null;
  return (
    <ul aria-label={shopText.quickFilters} className="quick-filters">
      {children}
      {chips.map(({ name, isChosen, isPotency, fields }) => (
        <li key={name}>
          <Form action="/shop" preventScrollReset>
            {fields.map(([key, value]) => (
              <input key={key + value} type="hidden" name={key} value={value} />
            ))}
            {layout && <input type="hidden" name="layout" value={layout} />}
            <button type="submit" aria-pressed={isChosen} className={isPotency ? "is-potency" : ""}>
              {name}
              {isChosen && <X className="size-4" />}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
