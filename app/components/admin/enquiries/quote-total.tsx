import { Button } from "#app/components/ui/button.tsx";
import { officeEnquiriesText } from "#app/content/messages/enquiries/office-enquiries.ts";
import { readQuote, type TypedQuote } from "#app/domain/enquiries/quote-form.ts";
import { quoteSums } from "#app/domain/enquiries/quote-sums.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** What the quote comes to as it is typed; without scripts a button adds it up. */
export function QuoteTotal({
  quote,
  products,
}: {
  quote: TypedQuote;
  products: readonly { productId: number; shopPricePaise: number }[];
}) {
  const { quote: words } = officeEnquiriesText;
  const { lines, deliveryPaise } = readQuote(quote);
  const priced = lines.flatMap((line) => {
    const product = products.find(({ productId }) => productId === line.productId);
    return product ? [{ ...line, shopPricePaise: product.shopPricePaise }] : [];
  });
  const sums = quoteSums(priced, deliveryPaise);
  const rows = [
    [words.sums.goods, sums.goodsPaise],
    [words.sums.discount, sums.discountPaise],
    [words.sums.delivery, sums.deliveryPaise],
  ] as const;
  return (
    <div className="grid gap-2 border-t border-line pt-3 tabular-nums">
      <dl className="grid gap-1.5" aria-live="polite">
        {rows.map(([label, paise]) => (
          <div key={label} className="flex justify-between gap-3 text-ink-2">
            <dt>{label}</dt>
            <dd>{rupeesExact(paise)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 text-lg font-semibold">
          <dt>{words.sums.total}</dt>
          <dd>{rupeesExact(sums.totalPaise)}</dd>
        </div>
      </dl>
      <noscript>
        <Button name="intent" value="add-product" variant="quiet">
          {words.addUp}
        </Button>
      </noscript>
    </div>
  );
}
