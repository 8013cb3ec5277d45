import type { DoseTexts, PaperOrder } from "#app/components/admin/orders/papers/paper.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { keptLines } from "#app/domain/orders/order-change.ts";
import { DOSE_PRESETS, LONGEST_DOSE } from "#app/domain/prescriptions/dose-label.ts";

/** Who takes each medicine of the orders and how, to be printed on its labels; what stands in a prescription is filled in. */
export function DoseForm({ orders, doses }: { orders: PaperOrder[]; doses: Record<number, DoseTexts> }) {
  const { dose: words } = officeOrdersText.print;
  const problemOf = (lineId: number) => {
    const problem = doses[lineId]?.problem;
    return problem && words.problems[problem];
  };
  const hintOf = (lineId: number) => {
    const unknown = doses[lineId]?.unknown ?? [];
    return unknown.length > 0 ? words.englishOnly(unknown.join(", ")) : words.hint;
  };
  return (
    <Form method="post" className="grid gap-4" preventScrollReset>
      <datalist id="doses">
        {DOSE_PRESETS.map((preset) => (
          <option key={preset} value={preset} />
        ))}
      </datalist>
      {orders.flatMap((order) =>
        keptLines(order.lines).map((line) => (
          <fieldset key={line.id} className="grid gap-3 sm:grid-cols-[1fr_2fr]">
            <legend className="mb-1 font-semibold">
              {fullName({ ...line, potencyLabel: line.potencyLabel ?? undefined })}
            </legend>
            <TextField
              name={`name-${line.id}`}
              label={words.patient}
              defaultValue={doses[line.id]?.name}
              maxLength={80}
              autoComplete="off"
            />
            <TextField
              name={`dose-${line.id}`}
              label={words.dose}
              hint={hintOf(line.id)}
              error={problemOf(line.id)}
              defaultValue={doses[line.id]?.typed}
              list="doses"
              maxLength={LONGEST_DOSE}
              autoComplete="off"
            />
          </fieldset>
        )),
      )}
      <Button className="justify-self-start">{words.fill}</Button>
    </Form>
  );
}
