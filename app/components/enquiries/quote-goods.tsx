import { Thumbnail } from "#app/components/cart/thumbnail.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { quoteText } from "#app/content/messages/enquiries/quote.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { missingPacks } from "#app/domain/enquiries/quote-stock.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";

export type QuoteGoodsLine = {
  slug: string;
  name: string;
  potencyLabel: string | undefined;
  packSize: string;
  brandName: string;
  pictureUrl: string;
  quantity: number;
  pricePaise: number;
  lineTotalPaise: number;
  freeQuantity: number;
  toOrderBy: string | null;
};

/** The lines of a quote, delivery and total. */
export function QuoteGoods({ lines, deliveryPaise }: { lines: QuoteGoodsLine[]; deliveryPaise: number }) {
  const quote = quoteText;
  const totalPaise = lines.reduce((sum, line) => sum + line.lineTotalPaise, deliveryPaise);
  return (
    <>
      <ul className="mb-4 grid gap-3.5 border-b border-line pb-4">
        {lines.map((line) => (
          <li
            key={line.slug}
            className="grid grid-cols-[52px_minmax(0,1fr)_auto] gap-3 text-[.9688rem] leading-[1.35]"
          >
            <span className="grid h-[52px] place-items-center rounded-[8px] bg-paper-100">
              <Thumbnail pictureUrl={line.pictureUrl} className="size-12" />
            </span>
            <span>
              <b className="font-semibold">{fullName(line)}</b>
              <small className="block text-sm text-ink-2">{line.brandName}</small>
              <small className="block text-sm text-ink-2">
                {quote.each(line.quantity, rupeesExact(line.pricePaise))}
              </small>
              {line.toOrderBy && missingPacks(line) > 0 && (
                <small className="block text-sm font-semibold">
                  {quote.toOrder(formatDate(line.toOrderBy))}
                </small>
              )}
            </span>
            <span className="tabular-nums">{rupees(line.lineTotalPaise)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2.5 tabular-nums">
        <div className="flex justify-between gap-3">
          <dt className="text-ink-2">{quote.delivery}</dt>
          <dd>{deliveryPaise === 0 ? quote.free : rupees(deliveryPaise)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-3 border-t-[1.5px] border-line pt-3.5">
          <dt className="font-display text-lg font-semibold">{quote.total}</dt>
          <dd className="text-2xl font-bold">{rupees(totalPaise)}</dd>
        </div>
      </dl>
    </>
  );
}
