import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { BatchTable } from "#app/components/admin/stock/batch-table.tsx";
import { StockNav } from "#app/components/admin/stock/stock-nav.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { shopContext } from "#app/context.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { listExpiringBatches } from "#app/services/stock/find-batch.server.ts";
import type { Route } from "./+types/expiring";

const MAX_DAYS = 3650;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-stock")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const today = indiaDate(clock());
  const { stock } = await findSettings(db);
  const asked = Number(new URL(request.url).searchParams.get("days") || stock.expiringDays);
  const days = Number.isInteger(asked) && asked >= 0 && asked <= MAX_DAYS ? asked : stock.expiringDays;
  return { today, days, batches: await listExpiringBatches(db, addDays(today, days)) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  personalMeta(matches, officeStockText.expiring.title);

export default function Expiring({ loaderData }: Route.ComponentProps) {
  const { expiring: words } = officeStockText;
  const { today, days, batches } = loaderData;
  const packCount = batches.reduce((sum, batch) => sum + batch.quantity, 0);
  return (
    <OfficePage title={words.title} note={words.total(batches.length, packCount)}>
      <StockNav />
      <Card isPadded={false}>
        <Form className="flex items-end gap-3 p-4">
          <TextField name="days" label={words.within} defaultValue={days} inputMode="numeric" />
          <Button variant="quiet">{words.show}</Button>
        </Form>
        <BatchTable label={words.title} batches={batches} today={today} />
      </Card>
    </OfficePage>
  );
}
