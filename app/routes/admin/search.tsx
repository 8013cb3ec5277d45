import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { OrderTable } from "#app/components/admin/orders/order-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { type FoundProduct, searchProducts } from "#app/services/office/search-products.server.ts";
import { listOfficeOrders } from "#app/services/orders/list-office-orders.server.ts";
import type { Route } from "./+types/search";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, readVocabulary } = context.get(shopContext);
  const { role } = accountOf(context);
  const q = cleanLine(new URL(request.url).searchParams.get("q") ?? "").slice(0, 80);
  const isSeeingOrders = may(role, "see-orders");
  const today = indiaDate(clock());
  const [orders, products] = await Promise.all([
    q && isSeeingOrders ? listOfficeOrders(db, { view: "all", q, today }) : undefined,
    q && may(role, "edit-catalogue")
      ? searchProducts(db, { q, vocabulary: await readVocabulary(), today, limit: 20 })
      : [],
  ]);
  const exact = parseOrderNumber(q);
  if (exact && orders?.rows.length === 1) throw redirect(`/admin/orders/${exact}`);
  return { q, orders: orders?.rows.slice(0, 20) ?? [], products };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeText.search);

export default function Search({ loaderData }: Route.ComponentProps) {
  const words = officeText;
  const { q, orders, products } = loaderData;
  const columns: Column<FoundProduct>[] = [
    {
      heading: words.areas.products,
      cell: (product) => (
        <>
          <Link to={`/admin/products/${product.sku}`} className="link">
            {product.name}
          </Link>
          <small>
            {product.brandName}, {product.sku}
          </small>
        </>
      ),
    },
    {
      heading: words.areas.stock,
      isNumber: true,
      cell: (product) => (
        <>
          {rupees(product.pricePaise)}
          <small>
            <Link to={`/admin/stock/receive?sku=${product.sku}`} className="link">
              {words.inStock(product.freeQuantity)}
            </Link>
          </small>
        </>
      ),
    },
  ];
  return (
    <OfficePage title={words.found(q)}>
      <Card title={words.areas.orders} isPadded={false}>
        <OrderTable orders={orders} />
      </Card>
      <Card title={words.areas.products} isPadded={false}>
        <OfficeTable
          label={words.areas.products}
          columns={columns}
          rows={products}
          keyOf={(product) => product.id}
        />
      </Card>
    </OfficePage>
  );
}
