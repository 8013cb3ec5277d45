import type { Matches as Found } from "#app/components/admin/orders/counter/counter-state.ts";
import { ProductFacts } from "#app/components/admin/orders/counter/product-facts.tsx";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";

/** What the server found for words it was sent, to choose from by a button; the way without scripts. */
export function Matches({ matches }: { matches: Found | undefined }) {
  const { add: words } = officeCounterText;
  if (!matches) return null;
  if (matches.products.length === 0) return <p role="alert">{words.none}</p>;
  return (
    <fieldset className="grid gap-1.5 rounded-md border border-line bg-tint p-3">
      <legend className="font-semibold">{words.several(matches.typed)}</legend>
      <input type="hidden" name="packs" value={matches.quantity} />
      {matches.products.map((product) => (
        <button
          key={product.productId}
          type="submit"
          name="intent"
          value={`add:${product.productId}`}
          className="flex min-h-11 items-center justify-between gap-3 rounded-md bg-surface px-3 py-1.5 text-left"
        >
          <ProductFacts product={product} />
        </button>
      ))}
    </fieldset>
  );
}
