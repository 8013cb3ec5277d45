import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { MovementTable } from "#app/components/admin/stock/movement-table.tsx";
import { StockNav } from "#app/components/admin/stock/stock-nav.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { shopContext } from "#app/context.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listMovements } from "#app/services/stock/find-batch.server.ts";
import type { Route } from "./+types/ledger";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-stock")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const after = parseRowId(new URL(request.url).searchParams.get("after"));
  const { db } = context.get(shopContext);
  return { ...(await listMovements(db, { after })), isFirst: after === undefined };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeStockText.ledger.title);

export default function Ledger({ loaderData }: Route.ComponentProps) {
  const { ledger: words } = officeStockText;
  return (
    <OfficePage title={words.title} note={words.note}>
      <StockNav />
      <Card isPadded={false}>
        <MovementTable movements={loaderData.rows} />
        <KeyPaging after={loaderData.after?.toString()} isFirst={loaderData.isFirst} />
      </Card>
    </OfficePage>
  );
}
