import { Link } from "#app/components/ui/link.ts";
import { productText } from "#app/content/messages/catalog/product.ts";
import type { Choice } from "#app/domain/catalog/product-choice.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { rupees } from "#app/domain/money.ts";

const AXES = ["potency", "pack"] as const;

/** Plain links to the other potencies and packs of the same medicine and brand. */
export function ProductChoices({ product: { choices } }: { product: ProductPage }) {
  const shown = AXES.filter((axis) => choices[axis].length > 0);
  if (shown.length === 0) return null;
  return (
    <div id="choices" className="grid scroll-mt-32 gap-1.5 lg:gap-2.5">
      {shown.map((axis) => (
        <nav key={axis} aria-labelledby={`choose-${axis}`}>
          <p
            id={`choose-${axis}`}
            className={`text-sm font-semibold ${axis === "pack" && choices.potency.length > 0 ? "max-lg:sr-only" : ""}`}
          >
            {productText.axes[axis]}
          </p>
          <ul className={`choices choices-${axis}`}>
            {choices[axis].map((choice) => (
              <li key={choice.slug}>
                <ChoiceLink choice={choice} hasPrice={axis === "pack"} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

function ChoiceLink({ choice, hasPrice }: { choice: Choice; hasPrice: boolean }) {
  const words = productText;
  const { label, state, isCurrent, slug, pricePaise, otherPack } = choice;
  const notes = [
    words.choiceNotes[state],
    otherPack && words.inPack(otherPack),
    state === "for-sale" && hasPrice && rupees(pricePaise),
  ].filter(Boolean);
  return (
    <Link
      to={`/product/${slug}`}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={`choice ${state === "for-sale" ? "" : "choice-none"}`}
    >
      {label}
      {notes.length > 0 && <small>{notes.join(", ")}</small>}
    </Link>
  );
}
