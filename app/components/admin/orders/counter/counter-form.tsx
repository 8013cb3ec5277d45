import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Card, TwoColumns } from "#app/components/admin/office-page.tsx";
import { AddProduct } from "#app/components/admin/orders/counter/add-product.tsx";
import { BillTable } from "#app/components/admin/orders/counter/bill-table.tsx";
import type { CounterMode, CounterState } from "#app/components/admin/orders/counter/counter-state.ts";
import { Matches } from "#app/components/admin/orders/counter/matches.tsx";
import { PastedList } from "#app/components/admin/orders/counter/pasted-list.tsx";
import { PhoneSide } from "#app/components/admin/orders/counter/phone-side.tsx";
import { Prescribed } from "#app/components/admin/orders/counter/prescribed.tsx";
import { SaleSide } from "#app/components/admin/orders/counter/sale-side.tsx";
import { useKeptBill } from "#app/components/admin/orders/counter/use-kept-bill.ts";
import { Form } from "#app/components/ui/link.ts";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { addPacks, type BillLine, billTotalPaise } from "#app/domain/orders/counter-bill.ts";

/** The bill while it is written; another answer of the server needs another `key`. All of it is one form; scripts only save the way to the server for each line. */
export function CounterForm({
  mode,
  state: initial,
  hasVpa,
  hasCodes,
  sold,
}: {
  mode: CounterMode;
  state: CounterState;
  hasVpa: boolean;
  hasCodes: boolean;
  /** The number of the last sale, where the screen says it. */
  sold: string;
}) {
  const { add } = officeCounterText;
  const [state] = useState(initial);
  const [lines, setLines] = useState<BillLine[]>(state.lines);
  const [lookCount, setLookCount] = useState(0);
  const isLooking = lookCount > 0;
  const [said, setSaid] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const parts = {
    cash: useRef<HTMLInputElement>(null),
    upi: useRef<HTMLButtonElement>(null),
    reference: useRef<HTMLInputElement>(null),
    qr: useRef<HTMLDetailsElement>(null),
  };
  useKeptBill({ mode, state, lines, sold });
  const quote = lines === state.lines ? state.quote : undefined;

  // An answer that names a mistake leads to its field; else the next medicine is typed.
  useEffect(() => {
    const [wrong] = Object.keys(state.errors);
    const target = wrong ? document.getElementById(wrong) : field.current;
    target?.focus();
  }, [state]);

  function submit(intent: string) {
    const button = form.current?.querySelector<HTMLButtonElement>(`button[value="${intent}"]`);
    if (button) form.current?.requestSubmit(button);
  }

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      const { cash, upi, qr } = parts;
      if (event.key === "F8" && cash.current) {
        if (document.activeElement === cash.current) submit("cash");
        else cash.current.select();
      } else if (event.key === "F9" && upi.current) {
        if (document.activeElement === upi.current) submit("upi");
        else {
          if (qr.current) qr.current.open = true;
          upi.current.focus();
        }
      } else if (event.key === "F7") {
        document.getElementById("receipt")?.click();
      } else return;
      event.preventDefault();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  /** Enter goes on to what comes next instead of pressing the first button of the form. */
  function onEnter(event: KeyboardEvent) {
    const { target } = event;
    if (event.key !== "Enter" || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
    if (target === field.current) return;
    event.preventDefault();
    if (target === parts.cash.current) submit("cash");
    else if (target === parts.reference.current) submit("upi");
    else if (target.name === "code") submit("prescribe");
    else if (target.type === "number") field.current?.focus();
  }

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onKeyDown={onEnter}
      onSubmit={(event) => isLooking && event.preventDefault()}
      preventScrollReset
    >
      <input type="hidden" name="bill" value={state.billKey} />
      <input type="hidden" name="shown" value={quote?.totalPaise ?? billTotalPaise(lines)} />
      <TwoColumns
        main={
          <Card>
            <div className="grid gap-4">
              <AddProduct
                field={field}
                billKey={state.billKey}
                matches={state.matches}
                onLooking={(change) => setLookCount((now) => now + change)}
                onAdd={(product, quantity) => {
                  setLines((now) => addPacks(now, { ...product, quantity }));
                  setSaid(add.added(product.name, quantity));
                }}
              />
              <p role="status" className="sr-only">
                {said}
              </p>
              <Matches matches={state.matches} />
              <BillTable
                lines={lines}
                onQuantity={(productId, quantity) =>
                  setLines(lines.map((line) => (line.productId === productId ? { ...line, quantity } : line)))
                }
                onRemove={(productId) => {
                  setLines(lines.filter((line) => line.productId !== productId));
                  field.current?.focus();
                }}
              />
              <PastedList openRows={state.openRows} brands={state.brands} />
              <Prescribed codes={state.codes} typed={state.typed.code} error={state.errors.code} />
            </div>
          </Card>
        }
        side={
          mode === "sale" ? (
            <SaleSide
              lines={lines}
              billKey={state.billKey}
              typed={state.typed}
              errors={state.errors}
              hasVpa={hasVpa}
              hasCodes={hasCodes}
              isLooking={isLooking}
              parts={parts}
            />
          ) : (
            <PhoneSide
              lines={lines}
              typed={state.typed}
              errors={state.errors}
              quote={quote}
              isLooking={isLooking}
            />
          )
        }
      />
    </Form>
  );
}
