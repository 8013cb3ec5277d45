import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { OrderStatusBadge } from "#app/components/admin/orders/order-status.tsx";
import { StockNav } from "#app/components/admin/stock/stock-nav.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { shopContext } from "#app/context.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listBatchOrders } from "#app/services/stock/find-batch.server.ts";
import type { Route } from "./+types/recall";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-stock")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const number = cleanLine(new URL(request.url).searchParams.get("number") ?? "").slice(0, 40);
  const { db } = context.get(shopContext);
  return { number, sales: number ? await listBatchOrders(db, number) : [] };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeStockText.recall.title);

type Sale = Awaited<ReturnType<typeof loader>>["sales"][number];

export default function Recall({ loaderData }: Route.ComponentProps) {
  const { recall: words, columns: heads } = officeStockText;
  const { number, sales } = loaderData;
  const columns: Column<Sale>[] = [
    {
      heading: heads.order,
      cell: (sale) => (
        <>
          <Link to={`/admin/orders/${sale.orderNumber}`} className="link">
            {sale.orderNumber}
          </Link>
          <small>{formatDateTime(sale.placedAt)}</small>
        </>
      ),
    },
    {
      heading: heads.customer,
      cell: (sale) => (
        <>
          {sale.name}
          <small>
            {sale.phone ? (
              <a href={`tel:+91${sale.phone}`} className="link">
                {formatPhone(sale.phone)}
              </a>
            ) : (
              words.noPhone
            )}
          </small>
        </>
      ),
    },
    {
      heading: heads.product,
      cell: (sale) =>
        fullName({ ...sale, name: sale.productName, potencyLabel: sale.potencyLabel ?? undefined }),
    },
    { heading: heads.status, cell: (sale) => <OrderStatusBadge status={sale.status} /> },
    { heading: heads.quantity, isNumber: true, cell: (sale) => sale.quantity },
  ];
  const packCount = sales.reduce((sum, sale) => sum + sale.quantity, 0);
  return (
    <OfficePage title={words.title} note={words.note}>
      <StockNav />
      <Card isPadded={false}>
        <Form className="flex flex-wrap items-end gap-3 p-4">
          <TextField name="number" label={words.number} defaultValue={number} maxLength={40} required />
          <Button>{words.find}</Button>
          {sales.length > 0 && (
            <p className="ml-auto">
              {words.total(new Set(sales.map((sale) => sale.orderNumber)).size, packCount)}
            </p>
          )}
        </Form>
        {number && (
          <OfficeTable
            label={words.title}
            columns={columns}
            rows={sales}
            keyOf={(sale) => `${sale.orderNumber} ${sale.batchId}`}
            nothing={words.nobody}
          />
        )}
      </Card>
    </OfficePage>
  );
}
