import { Link } from "#app/components/ui/link.ts";
import { productText } from "#app/content/messages/catalog/product.ts";
import type { Axis, Choice } from "#app/domain/catalog/product-choice.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { rupees } from "#app/domain/money.ts";

const AXES: Axis[] = ["potency", "pack", "brand"];

/** Plain links to the other potencies, packs and brands of the same medicine. */
export function ProductChoices({ product }: { product: ProductPage }) {
  const { axes, notBy, notIn } = productText;
  const { choices, brandName, potencyLabel } = product;
  const shown = AXES.map((axis) => {
    if (choices[axis].length === 0) return null;
    return (
      <nav key={axis} aria-labelledby={`choose-${axis}`}>
        <p id={`choose-${axis}`} className="font-semibold">
          {axes[axis]}
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {choices[axis].map((choice) => (
            <li key={choice.label}>
              <ChoiceLink
                choice={choice}
                hasPrice={axis !== "potency"}
                notMade={axis === "brand" && potencyLabel ? notIn(potencyLabel) : notBy(brandName)}
              />
            </li>
          ))}
        </ul>
      </nav>
    );
  });
  return (
    <div id="choices" className="grid gap-5 empty:hidden">
      {shown}
    </div>
  );
}

function ChoiceLink({ choice, hasPrice, notMade }: { choice: Choice; hasPrice: boolean; notMade: string }) {
  const words = productText;
  const { label, state, isCurrent, slug, pricePaise, otherPack } = choice;
  const notes = [
    state === "not-made" ? notMade : words.choiceNotes[state],
    otherPack && words.inPack(otherPack),
    state === "for-sale" && hasPrice && pricePaise !== undefined && rupees(pricePaise),
  ].filter(Boolean);
  const content = (
    <>
      <span className={state === "for-sale" || isCurrent ? "" : "line-through"}>{label}</span>
      {notes.length > 0 && <small>{notes.join(", ")}</small>}
    </>
  );
  if (slug === undefined) return <span className="choice choice-none">{content}</span>;
  return (
    <Link
      to={`/product/${slug}`}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={`choice ${state === "for-sale" || isCurrent ? "" : "choice-none"}`}
    >
      {content}
    </Link>
  );
}
