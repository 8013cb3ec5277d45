import { Card } from "#app/components/admin/office-page.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officeTodayText } from "#app/content/messages/office/office-today.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";

type LowProduct = { productId: number; sku: string; name: string; brandName: string; freeQuantity: number };

/** Products that sell and have few packs left, the fewest first; each leads to taking in more. */
export function RunningLow({ products }: { products: LowProduct[] }) {
  const words = officeTodayText;
  const { left, receiveMore } = officeStockText;
  return (
    <Card
      title={words.runningLow}
      end={
        <Link to="/admin/stock?view=low" className="link">
          {words.allLow}
        </Link>
      }
      isPadded={false}
    >
      {products.length === 0 && <p className="p-4 text-ink-2">{words.nothingLow}</p>}
      <ul className="divide-y divide-line-soft">
        {products.map((product) => (
          <li key={product.productId} className="flex items-center gap-3 px-4 py-2">
            <span className="min-w-0 grow">
              <Link
                to={`/admin/stock/receive?sku=${product.sku}`}
                aria-label={receiveMore(product.name)}
                className="link"
              >
                {product.name}
              </Link>
              <small className="block text-ink-2">{product.brandName}</small>
            </span>
            <b className="font-semibold whitespace-nowrap text-error tabular-nums">
              {left(product.freeQuantity)}
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
