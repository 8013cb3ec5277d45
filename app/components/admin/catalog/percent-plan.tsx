import type { TypedPercent } from "#app/components/admin/catalog/percent-form.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { OfficeTable } from "#app/components/admin/office-table.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { rupees } from "#app/domain/money.ts";

type Plan = {
  count: number;
  onSaleCount: number;
  digest: string;
  changes: {
    productId: number;
    sku: string;
    name: string;
    mrpPaise: number;
    oldPricePaise: number;
    newPricePaise: number;
  }[];
};

/** What a change by per cent would do, and the button that does exactly that. */
export function PercentPlan({ plan, typed, skus }: { plan: Plan; typed: TypedPercent; skus: string[] }) {
  const words = officeCatalogText;
  const { percent } = words;
  return (
    <Card title={percent.plan(plan.count)} isPadded={false}>
      <div className="grid gap-3 p-4">
        {plan.onSaleCount > 0 && <p>{percent.onSale(plan.onSaleCount)}</p>}
        {plan.count > 0 && (
          <Form method="post">
            {Object.entries({ ...typed, digest: plan.digest }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {skus.map((sku) => (
              <input key={sku} type="hidden" name="sku" value={sku} />
            ))}
            <Button name="intent" value="apply">
              {percent.apply(plan.count)}
            </Button>
          </Form>
        )}
        {plan.count > plan.changes.length && (
          <p className="text-ink-2">{percent.first(plan.changes.length)}</p>
        )}
      </div>
      <OfficeTable
        label={percent.plan(plan.count)}
        rows={plan.changes}
        keyOf={(row) => row.productId}
        columns={[
          {
            heading: words.columns.product,
            cell: (row) => (
              <>
                {row.name}
                <small>{row.sku}</small>
              </>
            ),
          },
          {
            heading: words.columns.mrp,
            isNumber: true,
            isOnlyWide: true,
            cell: (row) => rupees(row.mrpPaise),
          },
          {
            heading: words.columns.change,
            isNumber: true,
            cell: (row) => (
              <>
                {rupees(row.oldPricePaise)} → <b>{rupees(row.newPricePaise)}</b>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
