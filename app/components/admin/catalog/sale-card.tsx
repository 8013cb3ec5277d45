import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import type { SaleTexts } from "#app/domain/catalog/sale-form.ts";
import { rupees } from "#app/domain/money.ts";

type Sale = {
  id: number;
  salePricePaise: number;
  startsAt: Date;
  endsAt: Date;
  status: "planned" | "running" | "ended";
};

/** The sales of a product, and a form for the next one when none is open. */
export function SaleCard({
  sales,
  today,
  typed,
  errors = {},
}: {
  sales: Sale[];
  today: string;
  /** What was refused stays in its fields. */
  typed?: SaleTexts | undefined;
  errors?: Record<string, string> | undefined;
}) {
  const words = officeCatalogText.sale;
  const open = sales.some(({ status }) => status !== "ended");
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        {sales.map((sale) => (
          <div key={sale.id} className="grid gap-1">
            <p>
              <b>{rupees(sale.salePricePaise)}</b>, {words.status[sale.status]}
            </p>
            <p className="text-sm text-ink-2">
              {words.period(formatDateTime(sale.startsAt), formatDateTime(sale.endsAt))}
            </p>
            {sale.status !== "ended" && (
              <AskOnce button={words.end}>
                <p>{words.endAsk}</p>
                <Form method="post">
                  <input type="hidden" name="sale" value={sale.id} />
                  <Button name="intent" value="end-sale">
                    {words.end}
                  </Button>
                </Form>
              </AskOnce>
            )}
          </div>
        ))}
        {!open && (
          <Form method="post" className="grid gap-3">
            <TextField
              name="salePrice"
              label={words.price}
              error={errors.salePrice}
              defaultValue={typed?.salePrice}
              inputMode="decimal"
              required
            />
            <TextField
              name="startsOn"
              label={words.from}
              error={errors.startsOn}
              type="date"
              defaultValue={typed?.startsOn ?? today}
              required
            />
            <TextField
              name="endsOn"
              label={words.to}
              error={errors.endsOn}
              type="date"
              defaultValue={typed?.endsOn ?? today}
              required
            />
            <Button className="justify-self-start" name="intent" value="plan-sale">
              {words.plan}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}
